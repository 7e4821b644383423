import { type Micros, microsToCents } from '@pkg/api-contract'
import { sumOf } from '../../../lib/sum-of.ts'
import { isFlow, type StepEvent } from './explain-change.ts'

/** One step of a line, from a point to the next. */
export interface LinkedStep {
  /** As a fraction; null where it is not known. */
  timeWeightedReturn: number | null
  /** What came in less what went out. */
  netFlows: Micros
  /** What prices and trades did, less gas; null where it is not known. */
  gain: Micros | null
}

/**
 * The return of each step net of flows. A step's prices move first: what its flows and its gas leave of the value at
 * the end, over the value at the start. Then its transactions come one after the other: a flow changes what is at work
 * and has no return of its own; gas is a loss on what is at work when it is paid, and so is what a trade cost; interest and rewards add to it. What reads as $0.00 is empty: the
 * return starts with the first deposit. `values` are those of the points; step 1 leads to the second of them.
 */
export function linkSteps(
  values: readonly Micros[],
  events: readonly StepEvent[],
  isKnown: (step: number) => boolean,
): LinkedStep[] {
  const byStep = Map.groupBy(events, ({ step }) => step)
  return values.slice(1).map((value, index) => {
    const step = index + 1
    const own = byStep.get(step) ?? []
    const netFlows = sumOf(own.filter(isFlow), ({ micros }) => micros)
    const newlyPriced = sumOf(own, ({ kind, micros }) => (kind === 'newlyPriced' ? micros : 0n))
    const isUnexplained = own.some(({ kind, micros }) => kind === 'unexplained' && micros !== 0n)
    const start = values[index] ?? 0n
    if (!isKnown(step) || isUnexplained) return { timeWeightedReturn: null, netFlows, gain: null }
    const growth = toGrowth(start, value, own)
    return {
      // Amounts and prices beyond belief make no number.
      timeWeightedReturn: growth === null || !Number.isFinite(growth) ? null : Math.max(0, growth) - 1,
      netFlows,
      gain: value - start - netFlows - newlyPriced,
    }
  })
}

/** Whether it is a part of the gain that is no move of a price. */
const isCost = ({ kind }: StepEvent) =>
  kind === 'gas' || kind === 'interest' || kind === 'reward' || kind === 'traded'

function toGrowth(start: Micros, end: Micros, events: readonly StepEvent[]): number | null {
  if (events.length === 0 && start > 0n) return ratio(end, start)
  const costs = events.filter(isCost)
  const arrivals = events.filter((event) => !isCost(event))
  const arrived = sumOf(arrivals, ({ atClose }) => (atClose > 0n ? atClose : 0n))
  // What the holdings of the start are worth at the prices of the end.
  const moved = end - sumOf(events, ({ atClose }) => atClose)
  if (moved < 0n && microsToCents(moved) !== 0) return null
  const priced = toPricedGrowth(start, moved, arrived)
  if (priced === null) return null
  if (costs.length === 0) return priced
  return priced * payCosts(moved, arrived, events)
}

function toPricedGrowth(start: Micros, moved: Micros, arrived: Micros): number | null {
  if (microsToCents(start) !== 0) return ratio(moved, start)
  if (microsToCents(moved) === 0) return 1
  return arrived > 0n ? 1 + ratio(moved, arrived) : null
}

/** What gas and trades leave of each dollar at work, transaction after transaction. */
function payCosts(moved: Micros, arrived: Micros, events: readonly StepEvent[]): number {
  const inOrder = events.toSorted((a, b) => a.block - b.block)
  const transactions = Map.groupBy(inOrder, ({ transaction }) => transaction)
  let atWork = moved
  let left = 1
  for (const own of transactions.values()) {
    const cost = sumOf(own.filter(isCost), ({ atClose }) => atClose)
    // The order within a block is not known; then it is paid out of all that was there in the step.
    const payer = atWork > 0n && atWork + cost >= 0n ? atWork : moved + arrived
    if (payer > 0n) left *= 1 + ratio(cost, payer)
    atWork += sumOf(own, ({ atClose }) => atClose)
  }
  return left
}

const ratio = (a: Micros, b: Micros) => Number(a) / Number(b)
