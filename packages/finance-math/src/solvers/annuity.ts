import { type Imbalance, logGap } from './balance-points.ts'

/** `pv` now, `pmt` in each of `nper` periods (at their beginning if `due` is 1), `fv` at the end. */
export interface Annuity {
  nper: number
  pmt: number
  pv: number
  fv: number
  due: 0 | 1
}

/**
 * Measures an annuity at a force of interest. With `turning`, measures instead the derivative of its value
 * as seen from within the first period, which changes its sign once between two roots.
 */
export function measureAnnuity(
  { nper, pmt, pv, fv, due }: Annuity,
  force: number,
  at: Imbalance,
  turning?: boolean,
): void {
  // Discounted to the beginning, or below zero compounded to the end: no factor ever exceeds 1.
  const back = force < 0
  const exponent = -nper * Math.abs(force)
  const rate = Math.expm1(force)
  const far = exponent < -1
  let factor = far ? Math.exp(exponent) : Math.expm1(exponent)
  const loss = far ? factor - 1 : factor
  if (!far) factor += 1
  const direction = back ? 1 : -1
  const count = rate ? (direction * loss) / rate : nper
  const paid = pmt * (1 + due * rate)
  // The derivative of `count`, by its series where the closed form would lose all digits.
  const countSlope =
    exponent > -1e-5 ? (nper * (direction * nper - 1)) / 2 : (nper * factor - count * (1 + rate)) / rate
  const each = paid * count
  const eachSlope = paid * (countSlope + due * count)
  const early = back ? pv * factor : pv
  const earlySlope = back ? nper * early : 0
  const late = back ? fv : fv * factor
  const lateSlope = back ? 0 : -nper * late

  let inflow = 0
  let outflow = 0
  let inflowSlope = 0
  let outflowSlope = 0
  if (each > 0) {
    inflow = each
    inflowSlope = eachSlope
  } else {
    outflow = -each
    outflowSlope = -eachSlope
  }
  if (early > 0) {
    inflow += early
    inflowSlope += earlySlope
  } else {
    outflow -= early
    outflowSlope -= earlySlope
  }
  if (late > 0) {
    inflow += late
    inflowSlope += lateSlope
  } else {
    outflow -= late
    outflowSlope -= lateSlope
  }
  at.gap = logGap(inflow, outflow)
  at.slope = inflowSlope / inflow - outflowSlope / outflow
  if (turning) {
    at.gap = inflowSlope - outflowSlope + (back ? 0.5 - nper : 0.5) * (inflow - outflow)
    // No slope: the search halves its way.
    at.slope = 0
  }
}
