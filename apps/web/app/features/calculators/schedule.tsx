import { type AnyCalculator, shownRows } from '@pkg/finance-math/calculators'
import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { Segmented } from '@pkg/ui-kit/components/segmented.tsx'
import { memo, use, useMemo } from 'react'
import { formatPlain } from '#app/lib/format-figure.ts'
import { Missing } from '#app/lib/lazy-part.tsx'
import { usePrinting } from '#app/lib/use-printing.ts'
import { isWhole, loadWhole } from './load-whole.ts'
import type { AnyAnswer } from './scenario.ts'
import { toView } from './schedule-rows.ts'
import { ScheduleTable } from './schedule-table.tsx'

/** A table of more rows than stand on a page of paper or two is printed by its years, unless its months are chosen. */
const mostPrinted = 60

interface ScheduleProps {
  definition: AnyCalculator
  answer: AnyAnswer
  view: string | undefined
  /** Every amount is in today's money. */
  isInTodaysMoney: boolean
  onView: (view: string | undefined) => void
}

/** The full schedule behind the answer, in one of its views. */
export const Schedule = memo(function Schedule({
  definition,
  answer,
  view,
  isInTodaysMoney,
  onView,
}: ScheduleProps) {
  const views = definition.schedule?.views
  const printing = usePrinting()
  const first = toView(definition, view)
  // How rows are rounded stands in the details.
  const whole = isWhole(definition) ? definition : use(loadWhole(definition))
  const all = useMemo(() => shownRows(whole, answer, first), [whole, answer, first])
  // Pages of months are printed for who chose them; else a long table is told by its years.
  const isBrief = printing && view === undefined && all.length > mostPrinted && views?.yearly !== undefined
  const current = isBrief ? 'yearly' : first
  const rows = useMemo(
    () => (current === first ? all : shownRows(whole, answer, current)),
    [all, current, first, whole, answer],
  )

  if (!isWhole(whole)) return <Missing />
  if (definition.schedule === undefined || rows.length === 0) return null
  return (
    <>
      <CardHead
        title="Schedule"
        scope={`${formatPlain(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}${isInTodaysMoney ? ', in today’s money' : ''}`}
        control={
          views &&
          current && (
            <Segmented
              label="Rows of the schedule"
              options={Object.entries(views).map(([value, { label }]) => ({ value, label: label.en }))}
              value={current}
              onChange={onView}
            />
          )
        }
      />
      {first === 'monthly' && all.length > mostPrinted && (
        <div className="print:hidden">
          <CheckboxField
            label="Print each month, not only each year"
            checked={view !== undefined}
            onChange={({ target }) => onView(target.checked ? first : undefined)}
          />
        </div>
      )}
      <div className="mt-3">
        <ScheduleTable
          {...{ definition, rows }}
          view={current}
          caption={`${definition.name.en}: schedule${isInTodaysMoney ? ', in today’s money' : ''}`}
        />
      </div>
    </>
  )
})
