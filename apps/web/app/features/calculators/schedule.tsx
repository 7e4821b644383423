import { type AnyCalculator, shownRows } from '@pkg/finance-math/calculators'
import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Segmented } from '@pkg/ui-kit/components/segmented.tsx'
import { memo, use, useMemo } from 'react'
import { formatPlain } from '#app/lib/format-figure.ts'
import { Missing } from '#app/lib/lazy-part.tsx'
import { isWhole, loadWhole } from './load-whole.ts'
import type { AnyAnswer } from './scenario.ts'
import { toView } from './schedule-rows.ts'
import { ScheduleTable } from './schedule-table.tsx'

interface ScheduleProps {
  definition: AnyCalculator
  answer: AnyAnswer
  view: string | undefined
  /** Every amount is in today's money. */
  isInTodaysMoney: boolean
  onView: (view: string) => void
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
  const current = toView(definition, view)
  // How rows are rounded stands in the details.
  const whole = isWhole(definition) ? definition : use(loadWhole(definition))
  const rows = useMemo(() => shownRows(whole, answer, current), [whole, answer, current])

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
