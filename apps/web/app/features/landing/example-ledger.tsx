import { WalletGlyph } from '@pkg/ui-kit/components/wallet-glyph.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { exampleWallets } from './example-wallets.ts'

const total = formatUsd(exampleWallets.reduce((cents, wallet) => cents + wallet.cents, 0) / 100)
/** Rows that stand in ink before anything moves. */
const written = 3

/**
 * A ledger page as the dashboard keeps it. `data-part` names what the banner writes as the page scrolls;
 * without motion all of it stands there from the start. Its figures are examples and say so.
 */
export function ExampleLedger() {
  return (
    <figure>
      <div
        data-drawing=""
        role="img"
        aria-label={`An example ledger: ${exampleWallets.length} wallets, net worth ${total}`}
        className="relative overflow-hidden rounded-base border border-hairline bg-surface"
      >
        {/* The margin of account books: two thin brass lines. */}
        <span className="absolute inset-y-0 left-11 w-1 border-x border-accent-line/45 md:left-[54px]" />
        <div aria-hidden="true">
          <div className="flex justify-between border-b border-hairline-strong py-2 pr-4 pl-15 text-note text-muted md:py-3 md:pr-5 md:pl-[74px]">
            <span>Wallet</span>
            <span>Value, USD</span>
          </div>
          {exampleWallets.map(({ address, cents }, index) => (
            <div
              key={address}
              className="h-[38px] border-b border-hairline last:border-b-0 md:h-[52px] [@media(max-height:720px)]:h-[34px]"
            >
              <div
                data-part={index < written ? undefined : 'row'}
                className={`${row} ${index < written ? '' : 'moving:opacity-0'}`}
              >
                <WalletGlyph address={address} className="size-[18px] md:size-[22px]" />
                <span className="font-mono text-small">{shortenAddress(address)}</span>
                <span className="text-[15px] font-label text-figure">{formatUsd(cents / 100).slice(1)}</span>
              </div>
            </div>
          ))}
          <div className="-mt-px flex h-16 items-center justify-between border-t border-hairline-strong pr-4 pl-15 md:h-[84px] md:pr-5 md:pl-[74px]">
            <span className="text-body font-strong">Net worth</span>
            <span className="relative pb-2 text-figure-lg font-figure text-figure">
              <span data-part="total" className="block moving:opacity-0">
                {total}
              </span>
              <span
                data-part="rule"
                className="absolute inset-x-0 bottom-0 origin-left border-b-4 border-double border-accent-line moving:[transform:scaleX(0)]"
              />
            </span>
          </div>
        </div>
      </div>
      <figcaption className="mt-2.5 text-right text-note text-muted">Example figures</figcaption>
    </figure>
  )
}

const row =
  'grid h-full grid-cols-[34px_1fr_auto] items-center pr-4 pl-3.5 md:grid-cols-[58px_1fr_auto] md:pr-5 md:pl-4 [&>:nth-child(2)]:pl-3 md:[&>:nth-child(2)]:pl-0'
