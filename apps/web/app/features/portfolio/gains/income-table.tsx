import type { GainsYear, IncomeRow } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import type { RefObject } from 'react'
import { formatDay } from '../figures/format-day.ts'
import { formatMoney } from './format-money.ts'
import { gainedColumns } from './gained-columns.tsx'
import { GainsTable } from './gains-table.tsx'
import { useAnswering } from './use-answering.tsx'
import { ValueThen } from './value-then.tsx'

const toAnswerRow = (row: IncomeRow) => ({ ...row, on: row.receivedOn, receipt: null, counterparty: null })

/** What came without being bought, at its value on arrival; each can be said to have been something else. */
export function IncomeTable({ year, head }: { year: GainsYear; head: RefObject<HTMLDivElement | null> }) {
  const { income, currency, totals, readings } = year
  const isIncome = readings?.incomeCost !== 'nil'
  const title = isIncome ? 'Income on receipt' : 'Received without a payment'
  const { picks, column, form } = useAnswering(income, toAnswerRow, year)
  if (income.length === 0) return null
  const isAllUnknown = income.every(({ value }) => value === null)
  return (
    <Card as="section" aria-label={title} className="mt-4 print:break-inside-auto">
      <CardBand>
        <CardHead
          title={title}
          scope={
            isIncome
              ? 'Made for you, dropped to you without a payment, or grown by itself. Its value is its cost when it is sold.'
              : 'Made for you, dropped to you, or grown by itself. As you chose, none of it is income on arrival and its cost is nil: all that it brings counts when it is given up.'
          }
        />
        {/* Takes the focus where its sum was followed. */}
        <div ref={head} tabIndex={-1} className="mt-3">
          {picks}
          <GainsTable
            caption={`${title}, in ${currency}`}
            tall
            wideFrom="48rem"
            rows={income}
            rowKey={({ id }) => id}
            columns={[
              {
                head: 'Day',
                cell: (row) => <span className="whitespace-nowrap">{formatDay(row.receivedOn)}</span>,
              },
              gainedColumns.asset,
              gainedColumns.kind,
              gainedColumns.quantity,
              gainedColumns.explorer,
              column,
              {
                ...{ head: 'Value', align: 'right' },
                cell: (row) => <ValueThen of={row} year={year} />,
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
