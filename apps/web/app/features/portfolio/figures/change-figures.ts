import { type Micros, microsToCents, parseMicros, type StepSum, type ValueChange } from '@pkg/api-contract'
import { roundAround } from './round-around.ts'

/** A change in whole cents: `start` + `netFlows` + `newlyPriced` + `gain` = `end`. */
export interface ChangeFigures {
  start: number
  /** What came in less what went out. */
  netFlows: number
  /** What tokens were worth when they got their first price. */
  newlyPriced: number
  /** What prices and trades did, less gas; null where it is not known. */
  gain: number | null
  end: number
  /** The time-weighted return; null where it is not known. */
  percent: number | null
}

/**
 * Rounds a change, once, for every place that tells it. What came in stays what it was, whatever prices do meanwhile: the
 * gain, which is worked out as the rest, takes the cent that the ends leave.
 */
export function toChangeFigures(start: Micros, sum: StepSum): ChangeFigures {
  const { change, netFlows, newlyPriced, gain, timeWeightedReturn } = sum
  const ends = { start: microsToCents(start), end: microsToCents(start + change) }
  if (gain === null) {
    return { ...ends, netFlows: microsToCents(netFlows), newlyPriced: 0, gain: null, percent: null }
  }
  const [gained = 0, flows = 0, priced = 0] = roundAround(
    [gain, netFlows, newlyPriced],
    ends.end - ends.start,
  )
  const percent = timeWeightedReturn === null ? null : timeWeightedReturn * 100
  return { ...ends, netFlows: flows, newlyPriced: priced, gain: gained, percent }
}

/** The same of an explained change. */
export function toExplainedFigures(explained: ValueChange): ChangeFigures {
  const { from, exactDifference, exactNetFlows, exactGain, timeWeightedReturn } = explained
  const change = parseMicros(exactDifference)
  const netFlows = parseMicros(exactNetFlows)
  const gain = exactGain === null ? null : parseMicros(exactGain)
  const newlyPriced = gain === null ? 0n : change - netFlows - gain
  return toChangeFigures(parseMicros(from.exactValue), {
    ...{ change, netFlows, newlyPriced, gain, timeWeightedReturn },
  })
}
