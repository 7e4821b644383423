import type { HistoryRange, LinePoint, Provenance } from '@pkg/api-contract'

/** A point of the chart: a day, or a moment of the last day. */
export interface HistoryLinePoint {
  at: Date
  /** By which the server knows the point: the day in UTC, or the moment where the points are of one day. */
  date: string
  value: number
  provenance: Provenance
  reason: string
  unpricedHoldings: number
  exactValue: string
  /** What happened since the point before it. */
  sincePrevious: LinePoint['sincePrevious']
}

interface HistoryAnswer {
  points: readonly LinePoint[]
  range: HistoryRange
}

/**
 * The points of the chart, oldest first. Days stand at their own midnight, so that they are even apart; the points of
 * a single day stand at their moment. None where no wallet was ever read: a line drawn by rule is drawn from the present,
 * and a present that is not known is not 0.
 */
export function toHistoryLine({ points, range }: HistoryAnswer): HistoryLinePoint[] {
  if (points.every(isUnknown)) return []
  const isSingleDay = range === '1d'
  return points.map((point) => {
    const date = isSingleDay ? point.at : point.date
    return { ...point, date, at: new Date(date) }
  })
}

/** Whether a point stands on no record, movement or holding, so that its value means nothing. */
function isUnknown({ provenance, value, pricedHoldings, unpricedHoldings }: LinePoint): boolean {
  if (provenance === 'illustrative') return true
  return provenance === 'partial' && value === 0 && pricedHoldings + unpricedHoldings === 0
}
