import { above, number } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'
import { measureAnnuity } from '../solvers/annuity.ts'
import type { Measure } from '../solvers/balance-point.ts'
import { balancePoints, lonePoint } from '../solvers/balance-points.ts'
import { nearestRate } from '../solvers/nearest-rate.ts'

/**
 * The rate per period at which payments take `pv` to -`fv`.
 *
 * @formula 0 = PV × (1 + r)^n + PMT × (1 + r × d) × ((1 + r)^n − 1) / r + FV
 * @where r the rate; n nper; PMT pmt; PV pv; FV fv; d 1 where payments fall due at the beginning, else 0
 * @param nper number of periods, above 0
 * @param pmt payment per period
 * @param pv present value
 * @param fv future value, default 0
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @param guess where payments against both `pv` and `fv` allow two rates, the one nearest to this is
 *   given, as ln(1 + rate); default 0.1
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where no rate above
 *   -1 fits
 * @see numpy-financial `rate`, OpenFormula `RATE`
 * @example
 * roundTo(rate(10, 0, -3500, 10_000), 6) //=> 0.110691
 */
export function rate(
  nper: number,
  pmt: number,
  pv: number,
  fv = 0,
  when: PaymentTiming = 'end',
  guess = 0.1,
): number {
  above('nper', nper, 0)
  number('pmt', pmt)
  number('pv', pv)
  number('fv', fv)
  const due = paymentsDue(when)
  // A single payment is present or future value by another name.
  const each = nper === 1 ? 0 : pmt
  const now = pv + due * (pmt - each)
  const then = fv + (1 - due) * (pmt - each)

  const annuity = { nper, pmt: each, pv: now, fv: then, due }
  const measure: Measure = (at) => measureAnnuity(annuity, at)
  const late = then + (1 - due) * each || each || now
  const early = now + due * each || each || then
  // Payments against both ends: two rates, or none. Payments along with both: none.
  const roots = late * early < 0 ? lonePoint(measure, late) : late * each < 0 ? balancePoints(measure) : []
  return nearestRate('pmt', pmt, roots, guess)
}
