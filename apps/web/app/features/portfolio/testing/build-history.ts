import type { HistoryStep, LinePoint, Provenance } from '@pkg/api-contract'

/** A day of the history worth so many dollars, changed where a test cares; without a day before it. */
export function buildPoint(
  date: string,
  value: number,
  provenance: Provenance = 'observed',
  sincePrevious: HistoryStep | null = null,
): LinePoint {
  return {
    date,
    at: `${date}T23:59:59.999Z`,
    value,
    exactValue: value.toFixed(6),
    provenance,
    reason: `It is ${provenance}.`,
    pricedHoldings: 1,
    unpricedHoldings: 0,
    sincePrevious,
  }
}

/** A step of a history: its return as a fraction, what came in, and what was gained, in dollars. */
export function buildStep(timeWeightedReturn: number, netFlows: number, gain: number): HistoryStep {
  return { timeWeightedReturn, netFlows: netFlows.toFixed(6), gain: gain.toFixed(6) }
}

/** What was worked out a moment ago, in full. */
export const freshness = {
  source: 'Test source',
  updatedAt: '2026-11-21T09:00:00.000Z',
  state: 'fresh' as const,
  problem: null,
}
