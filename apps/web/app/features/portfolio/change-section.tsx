import type { HistoryRange } from '@pkg/api-contract'
import { ChangeCard } from './change-card.tsx'
import type { PickedDays } from './pick-days.ts'
import type { Scope } from './queries.ts'
import { useHistory } from './use-history.ts'

interface ChangeSectionProps {
  scope: Scope
  range: HistoryRange
  picked: PickedDays
  onPick: (picked: PickedDays) => void
}

/** Explains the change over the two days picked in the chart, else over the whole range. */
export function ChangeSection({ scope, range, picked, onPick }: ChangeSectionProps) {
  const { data } = useHistory(range, scope)
  const [first, last] = [data?.points[0]?.date, data?.points.at(-1)?.date]
  if (first === undefined || last === undefined || first === last) return null
  const [from = first, to = last] = picked.length === 2 ? picked : []
  return <ChangeCard {...{ scope, from, to, first, last }} onChoose={(start, end) => onPick([start, end])} />
}
