import type { HistoryRange } from '@pkg/api-contract'
import { Suspense } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import type { Scope } from '../queries/queries.ts'
import { useHistory } from '../queries/use-history.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'
import { ChangeCard } from './change-card.tsx'
import type { PerformanceCardProps } from './performance-card.tsx'
import type { PickedDays } from './pick-days.ts'
import { toHistoryLine } from './to-history-line.ts'

/** Below all that a person comes for: its code comes after the first load. */
const PerformanceCard = lazyPart<PerformanceCardProps>(() =>
  import('./performance-card.tsx').then((loaded) => loaded.PerformanceCard),
)

interface ChangeSectionProps {
  summary: PortfolioSummary
  scope: Scope
  range: HistoryRange
  picked: PickedDays
  onPick: (picked: PickedDays) => void
}

/** Explains the change between the two points picked in the chart, else over the whole range. */
export function ChangeSection({ summary, scope, range, picked, onPick }: ChangeSectionProps) {
  const { data } = useHistory(range, scope)
  const points = data ? toHistoryLine(data) : []
  const [first, last] = [points[0]?.date, points.at(-1)?.date]
  if (first === undefined || last === undefined || first === last) return null
  const [from = first, to = last] = picked.length === 2 ? picked : []
  const held = [...summary.holdings, ...summary.debts]
  return (
    <>
      <ChangeCard
        {...{ scope, held, from, to, first, last }}
        onChoose={(start, end) => onPick([start, end])}
      />
      <Suspense fallback={null}>
        <PerformanceCard {...{ scope, first, last }} />
      </Suspense>
    </>
  )
}
