import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { WalletGlyph } from '@pkg/ui-kit/components/wallet-glyph.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { exampleWallets } from './example-wallets.ts'

/** A ledger page as the dashboard keeps it, ruled off at the foot. Its figures are examples and say so. */
export function ExampleLedger() {
  const total = exampleWallets.reduce((cents, wallet) => cents + wallet.cents, 0)
  return (
    <figure>
      <table className="w-full overflow-hidden rounded-base border-separate border-spacing-0 border border-hairline bg-surface">
        <caption className="sr-only">An example: five wallets and their sum</caption>
        <thead className="text-note text-muted">
          <tr>
            <td className={`${margin} border-b border-hairline-strong`} />
            <th
              scope="col"
              className="border-b border-hairline-strong py-3 pl-3 text-left font-label sm:pl-4"
            >
              Wallet
            </th>
            <th
              scope="col"
              className="border-b border-hairline-strong py-3 pr-4 text-right font-label sm:pr-5"
            >
              Value, USD
            </th>
          </tr>
        </thead>
        <tbody>
          {exampleWallets.map(({ address, cents }) => (
            <tr key={address}>
              <td className={`${margin} border-b border-hairline`}>
                <WalletGlyph address={address} className="mx-auto size-5" />
              </td>
              <td className="h-[52px] border-b border-hairline pl-3 font-mono text-small whitespace-nowrap sm:pl-4">
                {shortenAddress(address)}
              </td>
              <td className="border-b border-hairline pr-4 text-right text-figure-md font-figure text-figure sm:pr-5">
                {formatUsd(cents / 100).slice(1)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={`${margin} border-t border-hairline-strong`} />
            <th
              scope="row"
              className="h-[84px] border-t border-hairline-strong pl-3 text-left text-small font-strong sm:pl-4"
            >
              Net worth
            </th>
            <td className="border-t border-hairline-strong pr-4 text-right sm:pr-5">
              <Figure
                value={formatUsd(total / 100)}
                size="lg"
                certainty="settled"
                className="max-xs:text-figure-md!"
              />
            </td>
          </tr>
        </tfoot>
      </table>
      <figcaption className="mt-2.5 text-right text-note text-muted">Example figures</figcaption>
    </figure>
  )
}

/** The margin of account books: two thin brass lines. */
const margin = 'w-10 sm:w-14 border-r-4 border-double border-r-accent-line/50 border-b-hairline'
