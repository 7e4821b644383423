import { parseMicros, sumSteps } from '@pkg/api-contract'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { toChangeFigures } from '../figures/change-figures.ts'
import { formatMoment } from '../figures/format-moment.ts'
import { rangeWords } from '../figures/range-words.ts'
import { portfolioHistory, type Scope } from '../queries/queries.ts'
import { ChangeApart, ChangeDelta } from './change-delta.tsx'

interface WeekChangeProps {
  scope: Scope
  /** The sum that it stands beside; null while that is being read. */
  usd: number | null
}

/** What the sum gained or lost in a week, net of what came in or went out; nothing where the week is made up. */
export function WeekChange({ scope, usd }: WeekChangeProps) {
  const { data, isFetching } = useQuery(portfolioHistory('1w', scope))
  // As high as its lines from the start, so that what stands below stays where it is while the week is read.
  const place = 'min-h-9 @max-[22rem]:min-h-13'
  if (!data) return <div className={place} />
  const first = data.points[0]
  const last = data.points.at(-1)
  if (!first || !last || first.provenance === 'illustrative') return null
  const figures = toChangeFigures(parseMicros(first.exactValue), sumSteps(data.points))
  // The week and the sum are read apart, and prices move in between: the parts then make up another sum.
  const isApart = usd !== null && !isFetching && figures.end !== Math.round(usd * 100)
  return (
    <div className={place}>
      <ChangeDelta figures={figures} period={rangeWords['1w']} />
      <ChangeApart figures={figures} />
      {isApart && (
        <p className="text-note text-muted">
          {`Reckoned up to ${formatUsd(figures.end / 100)}, as of ${formatMoment(last.at)}.`}
        </p>
      )}
    </div>
  )
}
