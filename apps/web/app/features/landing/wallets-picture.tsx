import { WalletGlyph } from '@pkg/ui-kit/components/wallet-glyph.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { exampleWallets } from './example-wallets.ts'

/** Four wallets and what they hold. */
export function WalletsPicture() {
  return (
    <div className="divide-y divide-hairline px-card lg:px-6">
      {exampleWallets.slice(0, 4).map(({ address, cents }) => (
        <div key={address} className="flex h-11 items-center gap-2.5">
          <WalletGlyph address={address} className="size-5" />
          <span className="flex-1 font-mono text-small">{shortenAddress(address)}</span>
          <span className="text-small font-figure text-figure">{formatUsd(cents / 100)}</span>
        </div>
      ))}
    </div>
  )
}
