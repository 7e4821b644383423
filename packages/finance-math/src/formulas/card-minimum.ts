import { above, atLeast, between, object, trueOrFalse } from '../primitives/check.ts'
import { type CardPayoffResult, repayCard } from './repay-card.ts'

/** What `cardMinimum` takes: money owed, percent a year, how the bank sets its minimum due. */
export interface CardMinimumInput {
  balance: number
  annualRatePercent: number
  minimumPercent: number
  floor: number
  plusInterest?: boolean
}

/**
 * How long a credit card takes to clear when only the minimum due is paid: the larger of a floor and a share of
 * the balance, falling as the balance falls. Banks differ: with `plusInterest` the month's interest comes on top
 * of it, as some ask. The share is one of the balance before the month's interest.
 *
 * @formula M_k = max(f, p × B_k)
 * @formula B_(k + 1) = B_k × (1 + i) − M_k
 * @where M_k the minimum of month k; B_k the balance; f the floor; p minimumPercent; i annualRatePercent / 1200
 * @param input balance and floor in money, annualRatePercent in percent a year, at least 0, minimumPercent of
 *   the balance, 0 to 100, plusInterest (false)
 * @see Reserve Bank of India, Master Direction on credit cards (21 April 2022), paragraph 9: a minimum due must
 *   not let the debt grow
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where the minimum does not exceed the
 *   interest of a month, or is still not done after 12,000 of them
 * @example
 * cardMinimum({ balance: 200, annualRatePercent: 20, minimumPercent: 3, floor: 50 }).months //=> 5
 */
export function cardMinimum(input: CardMinimumInput): CardPayoffResult {
  const { balance, annualRatePercent, minimumPercent, floor, plusInterest = false } = object('input', input)
  atLeast('balance', balance, 0)
  const rate = atLeast('annualRatePercent', annualRatePercent, 0) / 1200
  const share = between('minimumPercent', minimumPercent, 0, 100) / 100
  // A share of what is owed never ends by itself.
  above('floor', floor, 0)
  trueOrFalse('plusInterest', plusInterest)
  return repayCard('minimumPercent', minimumPercent, balance, rate, (owed, interest) => {
    const minimum = Math.max(floor, owed * share)
    return plusInterest ? minimum + interest : minimum
  })
}
