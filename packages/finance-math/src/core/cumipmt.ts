import { above, number, result, whole } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'
import { repaidFraction } from '../primitives/repaid-fraction.ts'

/**
 * The interest parts of the payments from period `start` to `end`, summed in closed form.
 *
 * @formula I = Σ_(k = s)^e ipmt_k
 * @where s start; e end; ipmt_k the interest part of payment k
 * @param rate per period, as a fraction, above -1
 * @param nper number of periods, above 0
 * @param pv present value
 * @param start first period, whole, from 1
 * @param end last period, whole, up to nper
 * @param when `'end'` (default) or `'begin'`: when payments fall due within each period
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see OpenFormula `CUMIPMT`
 * @example
 * roundTo(cumipmt(0.09 / 12, 360, 125_000, 13, 24), 2) //=> -11135.23
 */
export function cumipmt(
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
  // A payment at the beginning of the first period meets no interest yet.
  const periods = end - start + (due && start === 1 ? 0 : 1)
  // Read backwards in time, what is still owed becomes what is already repaid.
  const owed = repaidSum(-rate / (1 + rate), nper, nper - end + 1, periods)
  return result('nper', nper, (-rate * pv * owed) / (1 + rate * due))
}

/** The fractions of the principal repaid by the end of periods `first`, `first` + 1, ..., summed over `periods`. */
function repaidSum(rate: number, nper: number, first: number, periods: number): number {
  const once = repaidFraction(rate, nper, 1, 1)
  if (Math.abs(rate * periods) >= 1) {
    return (repaidFraction(rate, nper, first + 1, first + periods) - periods * once) / rate
  }
  // What payments of 1 at the end of each period have grown to by then, summed over the periods before: as a
  // binomial series, since the difference of the closed forms would lose its digits.
  let sum = 0
  let term = (periods * (periods - 1)) / 2
  for (let k = 2; sum + term !== sum; k++) {
    sum += term
    term *= ((periods - k) / (k + 1)) * rate
  }
  return repaidFraction(rate, nper, 1, first) * (periods + rate * sum) + once * sum
}
