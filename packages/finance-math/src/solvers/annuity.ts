import type { Balance } from './balance-point.ts'

/** `pv` now, `pmt` in each of `nper` periods (at their beginning if `due` is 1), `fv` at the end. */
export interface Annuity {
  nper: number
  pmt: number
  pv: number
  fv: number
  due: 0 | 1
}

/** Measures an annuity. At a negative force it is read backwards in time, so that the force is positive. */
export function measureAnnuity({ nper, pmt, pv, fv, due }: Annuity, at: Balance): void {
  const back = at.force < 0
  const size = Math.abs(at.force)
  const exponent = -nper * size
  const discount = -Math.expm1(-size)
  const factor = Math.exp(exponent)
  // Payments of 1 at the beginning of each period, and their times summed: by the mean where the closed form
  // would lose all digits.
  const count = discount ? -Math.expm1(exponent) / discount : nper
  const times = exponent > -1e-5 ? (count * (nper - 1)) / 2 : (count - nper * factor) / discount - count
  const isEarly = back ? !due : due
  const each = pmt * (isEarly ? 1 : Math.exp(-size))
  at.inflow = at.outflow = at.inflowTime = at.outflowTime = 0
  add(each * count, each * (isEarly ? times : times + count), at)
  add(back ? fv : pv, 0, at)
  add((back ? pv : fv) * factor, nper * (back ? pv : fv) * factor, at)
  at.inflowTime /= at.inflow
  at.outflowTime /= at.outflow
  if (back) {
    at.inflowTime = nper - at.inflowTime
    at.outflowTime = nper - at.outflowTime
  }
}

function add(amount: number, moment: number, at: Balance): void {
  if (amount > 0) {
    at.inflow += amount
    at.inflowTime += moment
  } else {
    at.outflow -= amount
    at.outflowTime -= moment
  }
}
