import { parseMicros, sumSteps } from '@pkg/api-contract'
import { useQuery } from '@tanstack/react-query'
import { ChangeApart, ChangeDelta } from './change-delta.tsx'
import { toChangeFigures } from './change-figures.ts'
import { portfolioHistory, type Scope } from './queries.ts'
import { rangeWords } from './range-words.ts'

/** What the sum gained or lost in a week, net of what came in or went out; nothing where the week is made up. */
export function WeekChange({ scope }: { scope: Scope }) {
  const { data } = useQuery(portfolioHistory('1w', scope))
  const first = data?.points[0]
  if (!data || !first || first.provenance === 'illustrative') return null
  const figures = toChangeFigures(parseMicros(first.exactValue), sumSteps(data.points))
  return (
    <div>
      <ChangeDelta figures={figures} period={rangeWords['1w']} />
      <ChangeApart figures={figures} />
    </div>
  )
}
