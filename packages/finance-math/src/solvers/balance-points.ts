import { type Balance, balancePoint, gap, type Measure, toBalance } from './balance-point.ts'

/** Above 709, 1 + r is beyond the largest double; far below 0, no double above -1 can say the rate. */
const highest = 709
const lowest = -1e6
/** After so many halvings an interval holds no more than one point, or two that touch. */
const finest = 20
/**
 * Flows looked at, each look counting as some more: a fraction of a second. Flows with many rates that almost
 * coincide take some ten thousand looks, all others some dozens.
 */
const mostWork = 2e7
const workOfLook = 200

const isBalanced = (at: Balance): boolean => Math.abs(gap(at)) < 1e-14

/** The one point of flows that change direction once; `late` is a flow at their end. None beyond a double. */
export function lonePoint(measure: Measure, late: number): number[] {
  const point = balancePoint(measure, 0, lowest, highest, late)
  return point > lowest * 0.999 && point < highest - 0.1 ? [point] : []
}

/**
 * Every force of interest u = ln(1 + r) at which inflows and outflows balance, ascending, none of them lost.
 *
 * As the force rises, both sums only fall (below 0, compounded, only rise) and their mean times only fall. So
 * what is known at the two ends of an interval bounds the gap and its slope between them, and often proves
 * that the interval holds no point, or at most one; any other is halved.
 *
 * @param flows how many flows a measure sums: the more, the fewer looks are worth their time
 */
export function balancePoints(measure: Measure, flows = 0): number[] {
  const points: number[] = []
  let work = mostWork
  const look = (force: number): Balance => {
    work -= flows + workOfLook
    const at = toBalance(force)
    measure(at)
    return at
  }
  const add = (point: number) => {
    const before = points.at(-1) ?? Number.NaN
    // Points between which nothing but rounding errors parts the sums are one.
    if (!isBalanced(look((before + point) / 2))) points.push(point)
  }
  const search = (low: Balance, high: Balance, halvings: number): void => {
    const from = gap(low)
    const to = gap(high)
    const width = high.force - low.force
    const least = high.outflowTime - low.inflowTime
    const most = low.outflowTime - high.inflowTime
    // Further apart, the smaller sum is too near to nothing for a double to tell its mean time.
    const isKnown = Math.max(Math.abs(from), Math.abs(to)) < 690
    const isMonotone = isKnown && (least >= 0 || most <= 0)
    const isSame = from >= 0 === to >= 0
    if (from === 0) add(low.force)
    if (isSame && isMonotone) return
    if (Math.min(low.inflow, high.inflow) > Math.max(low.outflow, high.outflow)) return
    if (Math.min(low.outflow, high.outflow) > Math.max(low.inflow, high.inflow)) return
    // The gap cannot come down to 0 from one end and be back at the other end at these slopes.
    const needed = from > 0 ? to / most - from / least : to / least - from / most
    if (isSame && isKnown && Math.min(Math.abs(from), Math.abs(to)) > 1e-13 && needed > 1.01 * width) return
    if (!isMonotone && halvings < finest && work > 0) {
      // Halves on a scale that is even around 0 and logarithmic far from it.
      const half = (Math.asinh(low.force * 1000) + Math.asinh(high.force * 1000)) / 2
      const middle = look(Math.sinh(half) / 1000)
      search(low, middle, halvings + 1)
      search(middle, high, halvings + 1)
    } else if (!isSame) {
      const middle = (low.force + high.force) / 2
      if (from && to) add(balancePoint(measure, middle, low.force, high.force, from))
    } else {
      // Where the slope, straight over so short a way, passes 0: the flows may touch balance there.
      const slope = low.outflowTime - low.inflowTime
      const part = slope / (slope - high.outflowTime + high.inflowTime)
      const turn = look(low.force + width * part)
      if (isBalanced(turn)) add(turn.force)
    }
  }
  const start = look(0)
  search(look(lowest), start, 0)
  search(start, look(highest), 0)
  return points
}
