import { above, number, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

/**
 * The future value of `pv` and a payment per period.
 *
 * @formula FV = −(PV × (1 + r)^n + PMT × (1 + r × d) × ((1 + r)^n − 1) / r)
 * @formula FV = −(PV + PMT × n) "at" r = 0
 * @where r rate; n nper; PMT pmt; PV pv; d 1 where payments fall due at the beginning, else 0
 * @param rate per period, as a fraction, above -1
 * @param nper number of periods, above 0
 * @param pmt payment per period; money out is negative
 * @param pv present value; money out is negative
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see numpy-financial `fv`, OpenFormula `FV`
 * @example
 * roundTo(fv(0.05 / 12, 120, -100, -100), 2) //=> 15692.93
 */
export function fv(rate: number, nper: number, pmt: number, pv: number, when: PaymentTiming = 'end'): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  number('pmt', pmt)
  number('pv', pv)
  const payment = pmt * (1 + rate * paymentsDue(when))
  let value: number
  if (rate > 0) {
    // Divided first, which takes as long as the growth and happens beside it.
    const perRate = 1 / rate
    const gain = growth(rate, nper)
    value = pv * (1 + gain) + payment * (gain < 1e-290 ? nper : gain * perRate)
  } else {
    const force = nper * Math.log1p(rate)
    const gain = Math.expm1(force)
    value = pv * Math.exp(force) + payment * (gain > -1e-290 ? nper : gain / rate)
  }
  // Nothing stays nothing, even where it grows beyond the largest double.
  return result('nper', nper, pv || pmt ? -value : 0)
}
