import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { exampleWallets } from './example-wallets.ts'
import { WalletsPicture } from './wallets-picture.tsx'

const shown = exampleWallets.slice(0, 4)

/** Four wallets and their sum, ruled off. */
export function TrackingPicture() {
  const cents = shown.reduce((sum, wallet) => sum + wallet.cents, 0)
  return (
    <div>
      <WalletsPicture />
      <div className="mx-card flex items-center justify-between border-t border-hairline-strong pt-4 lg:mx-6">
        <span className="text-small font-strong">Net worth</span>
        <Figure value={formatUsd(cents / 100)} certainty="settled" />
      </div>
    </div>
  )
}
