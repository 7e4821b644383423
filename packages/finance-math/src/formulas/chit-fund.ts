import { irr } from '../core/irr.ts'
import { attempt } from '../primitives/attempt.ts'
import { above, between, object, result, whole } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'

/** What `chitFund` takes: the chit, the month in which you take it, and discounts in percent of its value. */
export interface ChitFundInput {
  chitValue: number
  members: number
  yourMonth: number
  yourDiscountPercent: number
  othersDiscountPercent: number
  commissionPercent: number
}

/** The prize, and all that you pay in. */
export interface ChitFundTotals {
  youReceive: number
  totalPaid: number
}

/** The prize, all that you pay in, and the rate of interest between the two: paid by who takes early, earned late. */
export interface ChitFundResult extends ChitFundTotals {
  effectiveAnnualPercent: number
}

/**
 * A chit fund: as many members as months each subscribe chit value / members a month, and one of them takes the
 * pot at a discount. The discount is what the member forgoes; the foreman's commission comes out of it and the
 * rest is every member's dividend, which lowers that month's subscription.
 *
 * A discount below the commission counts as the commission, the least that the foreman keeps.
 *
 * @formula P = V × (1 − d)
 * @formula S = (V − V × (d − c)) / m
 * @formula e = (1 + i)^12 − 1
 * @where P the prize; V the value of the chit; d the discount; c the commission; S the subscription of a month;
 *   m members; i the internal rate of a month
 * @param input chitValue in money; members (2 to 1,000), which is the number of months too; yourMonth from 1;
 *   yourDiscountPercent, othersDiscountPercent (of every other month) and commissionPercent of the chit value,
 *   0 to 100
 * @see Chit Funds Act, 1982, sections 2 and 21
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where no rate fits (`chitFundTotals` has the rest)
 * @example
 * const chit = { chitValue: 500_000, members: 20, commissionPercent: 5, othersDiscountPercent: 15 }
 * chitFund({ ...chit, yourMonth: 3, yourDiscountPercent: 25 }).totalPaid //=> 447500
 */
export function chitFund(input: ChitFundInput): ChitFundResult {
  const { totals, flows } = courseOf(input)
  const { yourDiscountPercent } = input
  const monthly = attempt(() => irr(flows, 0.01))
  if (!monthly.ok) {
    throw new FinanceMathError(
      'NO_SOLUTION',
      'yourDiscountPercent',
      yourDiscountPercent,
      'No rate of interest fits this discount.',
    )
  }
  const annual = 100 * Math.expm1(12 * Math.log1p(monthly.value))
  return { ...totals, effectiveAnnualPercent: result('yourDiscountPercent', yourDiscountPercent, annual) }
}

/**
 * What a chit fund pays and takes, without the rate between the two: taken in the middle at a large discount, a chit
 * has totals and no rate.
 *
 * @formula P = V × (1 − d)
 * @formula T = Σ_(k = 1)^m (V − V × (d_k − c)) / m
 * @where P the prize; V the value of the chit; d your discount; T all that is paid in; d_k the discount of month k;
 *   c the commission; m members
 * @param input as of `chitFund`
 * @see Chit Funds Act, 1982, sections 2 and 21
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const chit = { chitValue: 500_000, members: 20, commissionPercent: 5, othersDiscountPercent: 15 }
 * chitFundTotals({ ...chit, yourMonth: 10, yourDiscountPercent: 40 }) //=> { youReceive: 300000, totalPaid: 443750 }
 */
export function chitFundTotals(input: ChitFundInput): ChitFundTotals {
  return courseOf(input).totals
}

function courseOf(input: ChitFundInput): { totals: ChitFundTotals; flows: readonly number[] } {
  const { chitValue, members, yourMonth, yourDiscountPercent, othersDiscountPercent } = object('input', input)
  const { commissionPercent } = input
  above('chitValue', chitValue, 0)
  whole('members', members, 2, 1000)
  whole('yourMonth', yourMonth, 1, members)
  between('yourDiscountPercent', yourDiscountPercent, 0, 100)
  between('othersDiscountPercent', othersDiscountPercent, 0, 100)
  const commission = between('commissionPercent', commissionPercent, 0, 100)
  const yours = Math.max(yourDiscountPercent, commission)
  const others = Math.max(othersDiscountPercent, commission)
  // Shares of the chit's value: the rate does not depend on how large it is.
  const share = (discount: number) => (100 - discount + commission) / 100 / members
  const prize = (100 - yours) / 100
  return {
    totals: {
      youReceive: chitValue * prize,
      totalPaid: chitValue * ((members - 1) * share(others) + share(yours)),
    },
    flows: Array.from({ length: members }, (_, k) =>
      k === yourMonth - 1 ? prize - share(yours) : -share(others),
    ),
  }
}
