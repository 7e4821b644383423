import { above, number, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

/**
 * The present value of a payment per period and a future value.
 *
 * @formula PV = −(FV × (1 + r)^(−n) + PMT × (1 + r × d) × (1 − (1 + r)^(−n)) / r)
 * @formula PV = −(FV + PMT × n) "at" r = 0
 * @where r rate; n nper; PMT pmt; FV fv; d 1 where payments fall due at the beginning, else 0
 * @param rate per period, as a fraction, above -1
 * @param nper number of periods, above 0
 * @param pmt payment per period
 * @param fv future value, default 0
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see numpy-financial `pv`, OpenFormula `PV`
 * @example
 * roundTo(pv(0.05 / 12, 120, -100, 15_692.93), 2) //=> -100
 */
export function pv(rate: number, nper: number, pmt: number, fv = 0, when: PaymentTiming = 'end'): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  number('pmt', pmt)
  number('fv', fv)
  const due = paymentsDue(when)
  // A negative rate is the same loan read backwards in time.
  const gain = rate < 0 ? Math.expm1(-nper * Math.log1p(rate)) : growth(rate, nper)
  const factor = rate < 0 ? 1 + gain : 1 / (1 + gain)
  const annuity = gain < 1e-290 ? nper : rate < 0 ? -gain / rate : 1 / (rate / gain + rate)
  const value = fv * factor + pmt * ((1 + rate * due) * annuity)
  // Nothing is worth nothing, even where it shrank from beyond the largest double.
  return result('nper', nper, pmt || fv ? -value : 0)
}
