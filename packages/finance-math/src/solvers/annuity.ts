import type { Balance } from './balance-point.ts'

/** `pv` now, `pmt` in each of `nper` periods (at their beginning if `due` is 1), `fv` at the end. */
export interface Annuity {
  nper: number
  pmt: number
  pv: number
  fv: number
  due: 0 | 1
}

/** Measures an annuity at a force of interest. */
export function measureAnnuity(
  { nper, pmt, pv, fv, due }: Annuity,
  force: number,
  back: boolean,
  at: Balance,
): void {
  const exponent = -nper * Math.abs(force)
  const rate = Math.expm1(force)
  const far = exponent < -1
  let factor = far ? Math.exp(exponent) : Math.expm1(exponent)
  const loss = far ? factor - 1 : factor
  if (!far) factor += 1
  const direction = back ? 1 : -1
  const count = rate ? (direction * loss) / rate : nper
  const advance = 1 + due * rate
  // The derivative of `count`, by its series where the closed form would lose all digits.
  const countSlope =
    exponent > -1e-5 ? (nper * (direction * nper - 1)) / 2 : (nper * factor - count * (1 + rate)) / rate

  at.inflow = at.outflow = at.inflowSlope = at.outflowSlope = 0
  add(pmt * (advance * count), pmt * (advance * (countSlope + due * count)), at)
  add(back ? pv * factor : pv, back ? nper * pv * factor : 0, at)
  add(back ? fv : fv * factor, back ? 0 : -nper * fv * factor, at)
}

function add(amount: number, slope: number, at: Balance): void {
  if (amount > 0) {
    at.inflow += amount
    at.inflowSlope += slope
  } else {
    at.outflow -= amount
    at.outflowSlope -= slope
  }
}
