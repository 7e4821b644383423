import type { GainsYear, IncomeRow } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatDay } from '../figures/format-day.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { formatMoney } from './format-money.ts'
import { formatQuantity } from './format-quantity.ts'
import { GainedAsset } from './gained-asset.tsx'
import { GainedWallet } from './gained-wallet.tsx'
import { GainsTable } from './gains-table.tsx'
import { kindNames } from './kind-names.ts'
import { useAnswering } from './use-answering.tsx'

const toAnswerRow = (row: IncomeRow) => ({ ...row, on: row.receivedOn, receipt: null, counterparty: null })

/** What came without being bought, at its value on arrival; each can be said to have been something else. */
export function IncomeTable({ year }: { year: GainsYear }) {
  const { income, currency, totals } = year
  const { picks, column, form } = useAnswering(income, toAnswerRow, year)
  if (income.length === 0) return null
  const isAllUnknown = income.every(({ value }) => value === null)
  return (
    <Card as="section" aria-label="Income on receipt" className="mt-4 print:break-inside-auto">
      <CardBand>
        <CardHead
          title="Income on receipt"
          scope="Made for you or dropped to you without a payment. Its value is its cost when it is sold."
        />
        <div className="mt-3">
          {picks}
          <GainsTable
            caption={`Income on receipt, in ${currency}`}
            tall
            wideFrom="48rem"
            rows={income}
            rowKey={({ id }) => id}
            columns={[
              {
                head: 'Day',
                cell: (row) => <span className="whitespace-nowrap">{formatDay(row.receivedOn)}</span>,
              },
              {
                ...{ head: 'Asset', under: 'words' },
                cell: (row) => (
                  <>
                    <GainedAsset of={row} />
                    <span className="block text-note text-muted">
                      <GainedWallet address={row.wallet} />
                    </span>
                  </>
                ),
              },
              { head: 'Kind', under: 'words', cell: (row) => kindNames[row.kind] },
              {
                ...{ head: 'Quantity', align: 'right', under: 'figure' },
                cell: (row) => <WholeAmount text={formatQuantity(row.quantity)} />,
              },
              {
                ...{ head: 'Explorer', align: 'right', under: 'figure', onScreenOnly: true },
                cell: (row) => <ExplorerLink url={row.explorerUrl} what="Transaction" />,
              },
              column,
              {
                ...{ head: 'Value', align: 'right' },
                cell: (row) => (row.value === null ? 'Not known' : formatMoney(currency, row.value)),
                total: (
                  <Figure
                    value={isAllUnknown ? 'Not known' : formatMoney(currency, totals.income)}
                    size="inherit"
                    certainty={totals.incomeUnvalued > 0 ? 'broken' : 'settled'}
                    className="font-strong"
                  />
                ),
              },
            ]}
          />
          {form}
        </div>
      </CardBand>
    </Card>
  )
}
