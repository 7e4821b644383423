/** How far from balance cash flows are at one force of interest. */
export interface Imbalance {
  /** ln(inflows / outflows), or anything close to it near 0: the same for flows of any scale. */
  gap: number
  /** The derivative of that logarithm: the difference between the mean times of outflows and inflows. */
  slope: number
}

/**
 * The forces of interest u = ln(1 + r) at which `measure` finds balance, ascending.
 *
 * Newton's steps on a gap that is nearly straight in u, inside a bracket that every step narrows, with
 * halving where a step leaves it or too many have been taken; ended by the change of u in relation to itself.
 * Between two `borders` lies at most one point; at a border the gap may touch 0 without crossing it.
 * `lowSign` and `highSign` are the signs at the far ends.
 */
export function balancePoints(
  measure: (force: number, at: Imbalance) => void,
  lowSign: number,
  highSign: number,
  borders: readonly number[],
): number[] {
  const points: number[] = []
  const at = { gap: 0, slope: 0 }
  // Above 709, 1 + r is beyond the largest double; below, flows a day apart have rates far nearer to -1 than
  // a double can say.
  let from = -1e6
  let sign = lowSign
  for (let k = 0; k <= borders.length; k++) {
    const to = borders[k] ?? 709
    let signThere = highSign
    if (to < 709) {
      measure(to, at)
      signThere = at.gap
      if (Math.abs(signThere) < 1e-14) {
        points.push(to)
        signThere = 0
      }
    }
    if (sign && signThere && sign > 0 !== signThere > 0) {
      const point = balanceBetween(measure, at, from, to, sign)
      if (point > -999e3 && point < 708.9) points.push(point)
    }
    from = to
    sign = signThere
  }
  return points
}

function balanceBetween(
  measure: (force: number, at: Imbalance) => void,
  at: Imbalance,
  low: number,
  high: number,
  sign: number,
): number {
  let force = low < 0 && high > 0 ? 0 : (low + high) / 2
  let step = 0
  let slopeBefore = 0
  for (let round = 0; round < 200; round++) {
    measure(force, at)
    const { gap, slope } = at
    if (gap > 0 === sign > 0) low = force
    else high = force
    // Halley's correction of Newton's step, with the bend read from the last two slopes.
    const newton = -gap / slope
    const bend = step ? (newton * (slope - slopeBefore)) / (2 * step * slope) : 0
    let next = force + (Math.abs(bend) < 0.5 ? newton / (1 + bend) : newton)
    // At the root to the last digit: the bracket's own end is no reason to leave it.
    if (Math.abs(next - force) <= 1e-15 * Math.abs(force)) break
    if (!(next > low && next < high) || (round > 20 && round % 3)) next = (low + high) / 2
    const before = Math.abs(step)
    step = next - force
    slopeBefore = slope
    force = next
    // A step far smaller than the one before it leaves an error far smaller again.
    const size = Math.abs(step / force)
    if (size < 1e-14 || Math.abs(step) < 1e-18 || (size < 1e-6 && Math.abs(step) < before / 1000)) break
  }
  return force
}

/** The rate of a force of interest: e^u - 1, still above -1 where it rounds to it. */
export function rateOf(force: number): number {
  return Math.max(Math.expm1(force), Number.EPSILON / 2 - 1) + 0
}

/** ln(inflow / outflow), by the first term of its series where that is as good for a Newton step. */
export function logGap(inflow: number, outflow: number): number {
  const part = (inflow - outflow) / (inflow + outflow)
  return Math.abs(part) < 0.1 ? 2 * part : Math.log(inflow / outflow)
}
