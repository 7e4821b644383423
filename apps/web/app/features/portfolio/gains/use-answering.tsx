import type { GainsYear, TransactionKind } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { type ReactNode, useId, useState } from 'react'
import { formatDay } from '../figures/format-day.ts'
import { AnswerForm, type AnswerSubject } from './answer-form.tsx'
import { formatQuantity } from './format-quantity.ts'
import type { GainsColumn } from './gains-table.tsx'
import { kindNames } from './kind-names.ts'

/** A row of which something can be said. */
type AnswerRow = AnswerSubject & {
  id: string
  kind: TransactionKind
  quantity: string
  symbol: string | null
  name: string | null
}

const nameOf = ({ on, kind, quantity, symbol, name }: AnswerRow) =>
  `${formatDay(on)}, ${kindNames[kind]} ${formatQuantity(quantity)} ${symbol ?? name ?? 'unnamed'}`

/** Lets one row of a table at a time be answered: a column of buttons, and under the table the form of the pressed one. */
export function useAnswering<Row>(
  rows: readonly Row[],
  toAnswerRow: (row: Row) => AnswerRow,
  { country, currency }: Pick<GainsYear, 'country' | 'currency'>,
): { column: GainsColumn<Row>; form: ReactNode } {
  const formId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const open = rows.map(toAnswerRow).find(({ id }) => id === openId)
  return {
    column: {
      ...{ head: 'What was it?', under: 'figure', onScreenOnly: true },
      cell(row) {
        const one = toAnswerRow(row)
        return (
          <Button
            size="sm"
            className="print:hidden"
            aria-label={`Answer: ${nameOf(one)}`}
            aria-expanded={one.id === openId}
            aria-controls={one.id === openId ? formId : undefined}
            onClick={() => setOpenId(one.id === openId ? null : one.id)}
          >
            Answer
          </Button>
        )
      },
    },
    form: open !== undefined && (
      <div id={formId} className="mt-3 grid gap-2 print:hidden">
        <h3 className="font-label wrap-anywhere">{nameOf(open)}</h3>
        <AnswerForm key={open.id} subject={open} {...{ country, currency }} onDone={() => setOpenId(null)} />
      </div>
    ),
  }
}
