/** Cash flows as seen at one force of interest u = ln(1 + r). */
export interface Balance {
  force: number
  /** What comes in and what goes out, summed. */
  inflow: number
  outflow: number
  /** The mean time of each, weighted by its parts of the sum: how fast the sum's logarithm falls as u rises. */
  inflowTime: number
  outflowTime: number
}

/**
 * Sums cash flows at the balance's force of interest, discounted to the first of them or, where the force is
 * negative, compounded to the last, so that no factor exceeds 1.
 */
export type Measure = (at: Balance) => void

/** An empty balance, for a measure to fill. */
export const toBalance = (force: number): Balance => ({
  force,
  inflow: 0,
  outflow: 0,
  inflowTime: 0,
  outflowTime: 0,
})

/** ln(inflow / outflow), by the first term of its series where that is as good for a step. */
export function gap({ inflow, outflow }: Balance): number {
  const part = (inflow - outflow) / (inflow + outflow)
  return Math.abs(part) < 0.1 ? 2 * part : Math.log(inflow / outflow)
}

/**
 * The force of interest between `low` and `high`, searched from `start`, at which inflows and outflows balance;
 * inflows outweigh at `low` where `sign` is positive, outflows where it is negative.
 *
 * Newton's steps on ln(inflows / outflows), which is nearly straight in u and the same for flows of any
 * scale, inside a bracket that every step narrows, with halving where a step leaves it; ended by the change of
 * u in relation to itself.
 */
export function balancePoint(
  measure: Measure,
  start: number,
  low: number,
  high: number,
  sign: number,
): number {
  const at = toBalance(start)
  let step = 0
  let slopeBefore = 0
  let newtonBefore = 0
  for (let round = 0; round < 200; round++) {
    measure(at)
    const { force } = at
    const value = gap(at)
    const slope = at.outflowTime - at.inflowTime
    if (value > 0 === sign > 0) low = force
    else high = force
    // Halley's correction of Newton's step, with the bend read from the last two slopes.
    const newton = -value / slope
    const bend = step ? (newton * (slope - slopeBefore)) / (2 * step * slope) : 0
    let next = force + (Math.abs(bend) < 0.5 ? newton / (1 + bend) : newton)
    const size = Math.abs(next - force)
    const reach = Math.abs(force)
    const isNewton = next > low && next < high
    // At the root to the last digit.
    if (size <= 1e-15 * reach) break
    if (!isNewton) next = (low + high) / 2
    step = next - force
    slopeBefore = slope
    at.force = next
    // The next step would be smaller than this one at least by the square of what this one is to the last.
    const shrinking = size / newtonBefore
    if (isNewton && size * shrinking * shrinking <= 1e-16 * reach) break
    newtonBefore = isNewton ? size : 0
  }
  return at.force
}
