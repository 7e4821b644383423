import type { LinePoint } from './history.ts'
import { type Micros, microsToCents, parseMicros } from './micros.ts'

/** What happened between the first and the last of some points: `change` is the sum of the other three. */
export interface StepSum {
  change: Micros
  /** What came in less what went out over the border of the selected wallets. */
  netFlows: Micros
  /** What tokens were worth when they got their first price: neither money that came in nor a gain. */
  newlyPriced: Micros
  /** What prices and trades did, less gas; null where it is not known. Then `newlyPriced` is 0. */
  gain: Micros | null
  /** As a fraction; null where it is not known, and where nothing was there to have a return. */
  timeWeightedReturn: number | null
}

type Stepped = Pick<LinePoint, 'exactValue' | 'sincePrevious'>

/**
 * Sums up the steps of a line, or of a stretch of it: the server and the browser tell a change by this function alone.
 * Returns are multiplied, so that the returns of two stretches make up that of both.
 */
export function sumSteps(points: readonly Stepped[]): StepSum {
  const values = points.map(({ exactValue }) => parseMicros(exactValue))
  const change = (values.at(-1) ?? 0n) - (values[0] ?? 0n)
  let netFlows: Micros = 0n
  let gain: Micros | null = 0n
  let growth: number | null = 1
  for (const { sincePrevious } of points.slice(1)) {
    if (sincePrevious === null) {
      gain = null
      growth = null
      continue
    }
    const { timeWeightedReturn, gain: own } = sincePrevious
    netFlows += parseMicros(sincePrevious.netFlows)
    gain = gain === null || own === null ? null : gain + parseMicros(own)
    growth = growth === null || timeWeightedReturn === null ? null : growth * (1 + timeWeightedReturn)
  }
  const isEmpty = values.every((value) => microsToCents(value) === 0)
  return {
    change,
    netFlows,
    newlyPriced: gain === null ? 0n : change - netFlows - gain,
    gain,
    timeWeightedReturn: growth === null || isEmpty || points.length < 2 ? null : growth - 1,
  }
}
