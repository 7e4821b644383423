import { parseMicros, sumSteps } from '@pkg/api-contract'
import { useQuery } from '@tanstack/react-query'
import { toChangeFigures } from '../figures/change-figures.ts'
import { rangeWords } from '../figures/range-words.ts'
import { portfolioHistory, type Scope } from '../queries/queries.ts'
import { ChangeApart, ChangeDelta } from './change-delta.tsx'

/** What the sum gained or lost in a week, net of what came in or went out; unknown where the week is made up. */
export function WeekChange({ scope }: { scope: Scope }) {
  const { data, error } = useQuery(portfolioHistory('1w', scope))
  // As high as its lines from the start, so that what stands below stays where it is while the week is read.
  const place = 'min-h-9.25 @max-[22rem]:min-h-13.25'
  if (!data && !error) return <div className={place} />
  const first = data?.points[0]
  if (!first || first.provenance === 'illustrative') {
    return (
      <div className={place}>
        <ChangeDelta figures={{ gain: null, percent: null }} period={rangeWords['1w']} />
      </div>
    )
  }
  const figures = toChangeFigures(parseMicros(first.exactValue), sumSteps(data.points))
  return (
    <div className={place}>
      <ChangeDelta figures={figures} period={rangeWords['1w']} />
      <ChangeApart figures={figures} />
    </div>
  )
}
