import { above, number, result, whole } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'
import { repaidFraction } from '../primitives/repaid-fraction.ts'

/**
 * The principal parts of the payments from period `start` to `end`, summed in closed form.
 *
 * @formula C = Σ_(k = s)^e ppmt_k
 * @where s start; e end; ppmt_k the principal part of payment k
 * @param rate per period, as a fraction, above -1
 * @param nper number of periods, above 0
 * @param pv present value
 * @param start first period, whole, from 1
 * @param end last period, whole, up to nper
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see OpenFormula `CUMPRINC`
 * @example
 * roundTo(cumprinc(0.09 / 12, 360, 125_000, 13, 24), 2) //=> -934.11
 */
export function cumprinc(
  rate: number,
  nper: number,
  pv: number,
  start: number,
  end: number,
  when: PaymentTiming = 'end',
): number {
  above('rate', rate, -1)
  above('nper', nper, 0)
  number('pv', pv)
  whole('start', start, 1, nper)
  whole('end', end, start, nper)
  const due = paymentsDue(when)
  // A payment at the beginning of the first period is all principal: what it repays at the end, and interest.
  // The two together, which might cancel, are what a payment in the period after the last would repay.
  const isFirst = due && start === 1
  const first = isFirst ? repaidFraction(rate, nper, nper + 1, nper + 1) : 0
  const repaid = first + repaidFraction(rate, nper, isFirst ? 2 : start, end)
  return result('nper', nper, (-pv * repaid) / (1 + rate * due))
}
