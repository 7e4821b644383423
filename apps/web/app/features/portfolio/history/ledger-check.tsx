import type { LedgerFinding } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { formatDay } from '../figures/format-day.ts'
import { formatExactAmount } from '../figures/format-exact-amount.ts'
import { plural } from '../figures/plural.ts'

/** Names every place where the movements do not explain the balance: asset, day and amount. Nothing when all add up. */
export function LedgerCheck({ findings }: { findings: readonly LedgerFinding[] }) {
  if (findings.length === 0) return null
  return (
    <Disclosure
      className="mt-3 rounded-base bg-warn-tint px-3.5"
      summary={
        <span className="text-small">
          Ledger check: {plural(findings.length, 'movement')} cannot be explained
        </span>
      }
    >
      <ul className="divide-y divide-hairline pb-2 text-small">
        {findings.map((finding) => {
          const { address, asset, symbol, name, kind, date, amount, decimals, direction, message } = finding
          return (
            <li key={`${address} ${asset} ${kind} ${date}`} className="grid gap-y-0.5 py-2">
              <span className="flex flex-wrap justify-between gap-x-4">
                <strong className="font-strong">
                  {symbol ?? name ?? 'Unnamed token'}, {formatDay(date)}
                </strong>
                <span className="font-figure break-all text-figure">
                  {direction === 'in' ? '+' : '−'}
                  {formatExactAmount(amount, decimals)} unexplained
                </span>
              </span>
              <span className="text-muted">
                {message} Wallet <Address value={address} />
              </span>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
