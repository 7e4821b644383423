import { type HistoryRange, parseMicros, sumSteps } from '@pkg/api-contract'
import { toChangeFigures } from '../figures/change-figures.ts'
import { rangeWords } from '../figures/range-words.ts'
import type { Scope } from '../queries/queries.ts'
import { useHistory } from '../queries/use-history.ts'
import { ChangeApart, ChangeDelta } from './change-delta.tsx'

interface RangeChangeProps {
  scope: Scope
  /** The range of the chart: one page has one. */
  range: HistoryRange
}

/** What the sum gained or lost in the range, net of what came in or went out; unknown where its start is made up. */
export function RangeChange({ scope, range }: RangeChangeProps) {
  const { data, error } = useHistory(range, scope)
  // As high as its lines from the start, so that what stands below stays where it is while the history is read.
  const place = 'min-h-9.25 @max-[22rem]:min-h-13.25'
  if (!data && !error) return <div className={place} />
  const first = data?.points[0]
  // While another range is read, the figures are still those of the last one, and say so.
  const period = rangeWords[data?.range ?? range]
  if (!first || first.provenance === 'illustrative') {
    return (
      <div className={place}>
        <ChangeDelta figures={{ gain: null, percent: null }} {...{ period }} />
      </div>
    )
  }
  const figures = toChangeFigures(parseMicros(first.exactValue), sumSteps(data.points))
  return (
    <div className={place}>
      <ChangeDelta figures={figures} {...{ period }} />
      <ChangeApart figures={figures} />
    </div>
  )
}
