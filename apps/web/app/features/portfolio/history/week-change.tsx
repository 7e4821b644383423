import { parseMicros, sumSteps } from '@pkg/api-contract'
import { useQuery } from '@tanstack/react-query'
import { toChangeFigures } from '../figures/change-figures.ts'
import { rangeWords } from '../figures/range-words.ts'
import { portfolioHistory, type Scope } from '../queries/queries.ts'
import { ChangeApart, ChangeDelta } from './change-delta.tsx'

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
