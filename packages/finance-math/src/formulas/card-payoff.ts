import { atLeast, object } from '../primitives/check.ts'
import { type CardPayoffResult, repayCard } from './repay-card.ts'

/** What `cardPayoff` takes: money owed, percent a year, money paid a month. */
export interface CardPayoffInput {
  balance: number
  annualRatePercent: number
  monthlyPayment: number
}

/**
 * How long a fixed payment takes to clear a credit card on which nothing more is spent. Each month a twelfth of
 * the year's interest is added before the payment; the last payment is what is left.
 *
 * @formula B_(k + 1) = B_k × (1 + i) − min(M, B_k × (1 + i))
 * @where B_k the balance; M monthlyPayment; i annualRatePercent / 1200
 * @param input balance and monthlyPayment in money, annualRatePercent in percent a year, at least 0
 * @see OpenFormula `NPER`, rounded up to whole months
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where the payment does not exceed the
 *   interest of a month, or is still not done after 12,000 of them
 * @example
 * cardPayoff({ balance: 3000, annualRatePercent: 24.9, monthlyPayment: 150 }).months //=> 27
 */
export function cardPayoff(input: CardPayoffInput): CardPayoffResult {
  const { balance, annualRatePercent, monthlyPayment } = object('input', input)
  atLeast('balance', balance, 0)
  const rate = atLeast('annualRatePercent', annualRatePercent, 0) / 1200
  atLeast('monthlyPayment', monthlyPayment, 0)
  return repayCard('monthlyPayment', monthlyPayment, balance, rate, () => monthlyPayment)
}
