import { above, number, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

/**
 * The payment per period that takes `pv` to -`fv`.
 *
 * @formula PMT = −r × (PV × (1 + r)^n + FV) / ((1 + r × d) × ((1 + r)^n − 1))
 * @formula PMT = −(PV + FV) / n "at" r = 0
 * @where r rate; n nper; PV pv; FV fv; d 1 where payments fall due at the beginning, else 0
 * @param rate per period, as a fraction, above -1
 * @param nper number of periods, above 0
 * @param pv present value; money in hand is positive, and the payment then negative
 * @param fv balance to leave at the end, default 0
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see numpy-financial `pmt`, OpenFormula `PMT`
 * @example
 * roundTo(pmt(0.075 / 12, 180, 200_000), 2) //=> -1854.02
 */
export function pmt(rate: number, nper: number, pv: number, fv = 0, when: PaymentTiming = 'end'): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  number('pv', pv)
  number('fv', fv)
  const due = paymentsDue(when)
  let atEnd: number
  if (rate > 0) {
    const gain = growth(rate, nper)
    atEnd = -(rate * pv + (pv + fv) * (gain < 1e-290 ? 1 / nper : rate / gain))
  } else {
    // A negative rate is the same loan read backwards in time.
    const gain = Math.expm1(-nper * Math.log1p(rate))
    atEnd = rate * fv + (pv + fv) * (gain < 1e-290 ? -1 / nper : rate / gain)
  }
  return result('nper', nper, due ? atEnd / (1 + rate) : atEnd)
}
