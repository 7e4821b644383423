import { above, number, result, whole } from '../primitives/check.ts'
import { type PaymentTiming, paymentsDue } from '../primitives/payment-timing.ts'
import { repaidFraction } from '../primitives/repaid-fraction.ts'

/**
 * The interest parts of the payments from period `start` to `end`, summed in closed form.
 *
 * `cumipmt = Σ ipmt(k), k = start … end`
 *
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
  if (Math.abs(rate) < 1e-290) return (periods * (first + (periods - 1) / 2)) / nper
  const gain = Math.expm1(nper * Math.log1p(rate))
  if (Math.abs(rate * periods) >= 1) {
    return repaidFraction(rate, nper, first + 1, first + periods) / rate - periods / gain
  }
  // ((1+r)^periods - 1) / r - periods, as a binomial series: the difference itself would lose its digits.
  let excess = 0
  let term = periods
  for (let k = 1; k < periods && excess + term !== excess; k++) {
    term *= ((periods - k) / (k + 1)) * rate
    excess += term
  }
  return (
    repaidFraction(rate, nper, 1, first) * (Math.expm1(periods * Math.log1p(rate)) / rate) + excess / gain
  )
}
