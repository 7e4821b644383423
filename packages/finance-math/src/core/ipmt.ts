import { above, between, number, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'

/**
 * The interest part of one payment.
 *
 * @formula ipmt = −r × B
 * @formula ipmt = −r × B / (1 + r) "at the beginning of periods, and 0 in the first"
 * @where r rate; B the balance before the payment
 * @param rate per period, as a fraction, above -1
 * @param per the period asked about, from 1 to nper
 * @param nper number of periods, above 0
 * @param pv present value
 * @param fv balance to leave at the end, default 0
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see numpy-financial `ipmt`, OpenFormula `IPMT`
 * @example
 * roundTo(ipmt(0.0824 / 12, 1, 12, 2500), 2) //=> -17.17
 */
export function ipmt(
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
  // A payment at the beginning of the first period meets no interest yet.
  if (per === 1) return due ? 0 : result('nper', nper, -rate * pv)
  // A negative rate is the same loan read backwards in time; below 1e-290 the balance falls in a line.
  const isBack = rate < 0
  const each = Math.max(isBack ? -rate / (1 + rate) : rate, 1e-290)
  const past = 1 / growth(each, per - 1)
  const ahead = 1 / growth(each, nper - per + 1)
  const balance = pv * (isBack ? past : past + 1) - fv * (isBack ? ahead + 1 : ahead)
  return result('nper', nper, (-rate * (balance / (past + ahead + 1))) / (1 + rate * due))
}
