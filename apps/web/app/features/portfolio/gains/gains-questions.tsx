import type { GainsYear } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { formatDay } from '../figures/format-day.ts'
import { gainedColumns } from './gained-columns.tsx'
import { GainsTable } from './gains-table.tsx'
import { useAnswering } from './use-answering.tsx'
import { ValueThen } from './value-then.tsx'

/** What no rule can tell: what it was that came or went, or what it cost. The range of the year comes from here. */
export function GainsQuestions({ year }: { year: GainsYear }) {
  const { questions, currency } = year
  const { picks, column, form } = useAnswering(questions, (row) => row, year)
  if (questions.length === 0) return null
  return (
    <Card as="section" aria-label="What only you know" className="mt-4 print:break-inside-auto">
      <CardBand>
        <CardHead
          title="What only you know"
          scope="Nobody can tell from the chain what these were, or what they cost. Costs count as nil, and nothing as received for what went, until you say it. An answer about an address settles all that went there or came from there."
        />
        <div className="mt-3">
          {picks}
          <GainsTable
            caption={`Movements that need an answer, values then in ${currency}`}
            tall
            wideFrom="64rem"
            rows={questions}
            rowKey={({ id }) => id}
            columns={[
              { head: 'Day', cell: (row) => <span className="whitespace-nowrap">{formatDay(row.on)}</span> },
              gainedColumns.asset,
              gainedColumns.kind,
              gainedColumns.quantity,
              {
                ...{ head: 'Other end', under: 'figure' },
                cell: (row) => (row.counterparty === null ? '' : <Address value={row.counterparty} copy />),
              },
              gainedColumns.explorer,
              column,
              {
                ...{ head: 'Worth then', align: 'right' },
                cell: (row) => <ValueThen of={row} year={year} />,
              },
            ]}
          />
          {form}
        </div>
      </CardBand>
    </Card>
  )
}
