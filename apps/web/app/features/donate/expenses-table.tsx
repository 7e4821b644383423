import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { expenses, totalCents } from './expenses.ts'

/** Every expense and their sum, ruled off. */
export function ExpensesTable() {
  return (
    <table className="w-full table-fixed text-read">
      <caption className="sr-only">Expenses of the platform in US dollars</caption>
      <thead className="text-note text-muted">
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="px-card py-3 text-left font-label">
            Expense
          </th>
          <th scope="col" className="px-card py-3 text-right font-label">
            Cost, USD
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {expenses.map(({ what, cents }) => (
          <tr key={what}>
            <th scope="row" className="px-card py-3.5 text-left font-text text-text">
              {what}
            </th>
            <td className="px-card py-3.5 text-right font-figure text-figure">
              {cents === null ? 'Free' : formatUsd(cents / 100)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-hairline-strong">
          <th scope="row" className="px-card py-5 text-left font-strong text-text">
            Total
          </th>
          <td className="px-card py-5 text-right">
            <Figure value={formatUsd(totalCents / 100)} size="lg" certainty="settled" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
