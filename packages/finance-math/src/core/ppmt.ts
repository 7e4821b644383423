import { above, between, number, result } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'
import { repaidFraction } from '../primitives/repaid-fraction.ts'

/**
 * The principal part of one payment.
 *
 * @formula ppmt = pmt − ipmt = −(PV + FV) × (1 + r)^(k − 1) × r / ((1 + r)^n − 1)
 * @formula "divided by" 1 + r "where payments fall due at the beginning"
 * @where r rate; k per; n nper; PV pv; FV fv
 * @param rate per period, as a fraction, above -1
 * @param per the period asked about, from 1 to nper
 * @param nper number of periods, above 0
 * @param pv present value
 * @param fv balance to leave at the end, default 0
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see numpy-financial `ppmt`, OpenFormula `PPMT`
 * @example
 * roundTo(ppmt(0.0824 / 12, 1, 12, 2500), 2) //=> -200.58
 */
export function ppmt(
  rate: number,
  per: number,
  nper: number,
  pv: number,
  fv = 0,
  when: PaymentTiming = 'end',
): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  between('per', per, 1, nper)
  number('pv', pv)
  number('fv', fv)
  const due = paymentsDue(when)
  // A payment at the beginning of the first period is all principal: what it repays at the end, and interest.
  // At a negative rate the same loan is read backwards in time, so that the two do not cancel.
  const isFirst = due && per === 1
  const isBack = isFirst && rate < 0
  const at = isBack ? nper + 1 : per
  const interest = isFirst ? Math.abs(rate) * (isBack ? fv : pv) : 0
  const atEnd = (pv + fv) * repaidFraction(rate, nper, at, at) + interest
  return result('nper', nper, -atEnd / (1 + rate * due))
}
