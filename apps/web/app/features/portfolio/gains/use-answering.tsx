import type { GainsYear } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { type ReactNode, useId, useState } from 'react'
import { focusOpenerOf } from '#app/lib/focus-opener-of.ts'
import { useFocusNext } from '#app/lib/use-focus-next.ts'
import { formatDay } from '../figures/format-day.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerManyForm } from './answer-many-form.tsx'
import { AnswerPicks } from './answer-picks.tsx'
import type { AnswerRow } from './answer-row.ts'
import { formatQuantity } from './format-quantity.ts'
import type { GainsColumn } from './gains-table.tsx'
import { kindNames } from './kind-names.ts'

/** Stands for all that are picked, where the id of a row says which form is open. */
const TOGETHER = ''

const nameOf = ({ on, kind, quantity, symbol, name }: AnswerRow) =>
  `${formatDay(on)}, ${kindNames[kind]} ${formatQuantity(quantity)} ${symbol ?? name ?? 'unnamed'}`

/**
 * Lets the rows of a table be answered, one of them or several at once: what picks several stands above the table, a
 * column has the buttons and ticks, and the form of what was pressed stands under the table.
 */
export function useAnswering<Row>(
  rows: readonly Row[],
  toAnswerRow: (row: Row) => AnswerRow,
  { country, currency }: Pick<GainsYear, 'country' | 'currency'>,
): { picks: ReactNode; column: GainsColumn<Row>; form: ReactNode } {
  const formId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const all = rows.map(toAnswerRow)
  const open = all.find(({ id }) => id === openId)
  const choosable = all.filter(({ kinds }) => kinds.length > 0)
  // What was answered is no question any more, and nothing that is not seen is answered.
  const subjects = choosable.filter(({ id }) => ticked.has(id))
  const picked = new Set(subjects.map(({ id }) => id))
  const { refOf, leave } = useFocusNext(all.map(({ id }) => id))

  function close(answered: string | undefined) {
    if (answered !== undefined) leave(answered)
    setOpenId(null)
  }

  function giveUp() {
    focusOpenerOf(formId)
    setOpenId(null)
  }

  function tick(id: string, isOn: boolean) {
    setTicked(isOn ? new Set([...picked, id]) : new Set([...picked].filter((one) => one !== id)))
  }

  return {
    picks: (
      <AnswerPicks
        rows={choosable}
        picked={picked}
        onPick={setTicked}
        open={openId === TOGETHER}
        formId={formId}
        onOpen={() => setOpenId(openId === TOGETHER ? null : TOGETHER)}
      />
    ),
    column: {
      ...{ head: 'What was it?', under: 'figure', onScreenOnly: true },
      cell(row) {
        const one = toAnswerRow(row)
        return (
          <span className="inline-flex items-center gap-1 print:hidden">
            {choosable.length > 1 && one.kinds.length > 0 && (
              <CheckboxField
                checked={picked.has(one.id)}
                label={<span className="sr-only">Pick: {nameOf(one)}</span>}
                onChange={({ target }) => tick(one.id, target.checked)}
              />
            )}
            <Button
              ref={refOf(one.id)}
              size="sm"
              aria-label={`Answer: ${nameOf(one)}`}
              aria-expanded={one.id === openId}
              aria-controls={one.id === openId ? formId : undefined}
              onClick={() => setOpenId(one.id === openId ? null : one.id)}
            >
              Answer
            </Button>
          </span>
        )
      },
    },
    form:
      openId === TOGETHER && subjects.length > 0 ? (
        <div id={formId} className="mt-3 grid gap-2 print:hidden">
          <h3 className="font-label">Answer {subjects.length.toLocaleString('en-US')} together</h3>
          <AnswerManyForm
            subjects={subjects}
            onLeave={giveUp}
            onDone={() => {
              close(subjects[0]?.id)
              setTicked(new Set())
            }}
          />
        </div>
      ) : (
        open !== undefined && (
          <div id={formId} className="mt-3 grid gap-2 print:hidden">
            <h3 className="font-label wrap-anywhere">{nameOf(open)}</h3>
            <AnswerForm
              key={open.id}
              subject={open}
              {...{ country, currency }}
              autoFocus
              onLeave={giveUp}
              onDone={() => close(open.id)}
            />
          </div>
        )
      ),
  }
}
