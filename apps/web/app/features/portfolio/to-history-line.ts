import type { HistoryPoint, HistoryRange, Provenance } from '@pkg/api-contract'

/** A point of the chart: a day, or a moment of the last day. */
export interface HistoryLinePoint {
  at: Date
  /** The day in UTC, by which the server knows the point. */
  date: string
  value: number
  provenance: Provenance
  reason: string
  unpricedHoldings: number
}

interface HistoryAnswer {
  points: readonly HistoryPoint[]
  observations: readonly { at: string; value: number }[]
  range: HistoryRange
}

/**
 * The points of the chart, oldest first. Days stand at their own midnight, so that they are even apart; a single day
 * shows what was recorded in its course.
 */
export function toHistoryLine({ points, observations, range }: HistoryAnswer): HistoryLinePoint[] {
  if (range !== '1d') return points.map((point) => ({ ...point, at: new Date(point.date) }))

  const days = points.map((point) => ({ ...point, at: new Date(point.at) }))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return days
  const between = observations
    .map(({ at, value }) => ({ at: new Date(at), value }))
    .filter(({ at }) => at > first.at && at < last.at)
    .map(({ at, value }) => ({
      at,
      date: at.toISOString().slice(0, 10),
      value,
      provenance: 'observed' as const,
      reason: 'Recorded at that moment.',
      unpricedHoldings: 0,
    }))
  return [...days, ...between].sort((a, b) => Number(a.at) - Number(b.at))
}
