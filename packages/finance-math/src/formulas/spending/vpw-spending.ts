import { pmt } from '../../core/pmt.ts'
import { attempt } from '../../primitives/attempt.ts'
import { above, atLeast, number, object, result, whole } from '../../primitives/check.ts'

/** What `vpwSpending` takes: what is there, percent a year, years left, and a sum at their end. */
export interface VpwSpendingInput {
  balance: number
  ratePercent: number
  yearsLeft: number
  futureValue?: number
}

/**
 * A year's spending by variable percentage withdrawal: what, taken at the start of each year that is left, uses
 * a portfolio up if it earns the rate. Computed anew every year, it never runs out before.
 *
 * What comes in at the end has a spreadsheet's sign: 200,000 that shall be left is −200,000, and what comes in
 * then is positive.
 *
 * @formula S = r × (B × (1 + r)^n + F) / (((1 + r)^n − 1) × (1 + r))
 * @where B the portfolio; r the rate; n years left; F what comes in at the end
 * @param input balance in money; ratePercent in percent a year, real where spending shall keep its worth;
 *   yearsLeft (1 to 1,000); futureValue in money (0)
 * @see OpenFormula `PMT` of type 1; cFIREsim's rule `vpw`; Bogleheads, Variable percentage withdrawal
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const { spending } = vpwSpending({ balance: 1_000_000, ratePercent: 3.515322, yearsLeft: 35 })
 * roundTo(spending, 0) //=> 48405
 */
export function vpwSpending(input: VpwSpendingInput): { spending: number } {
  const { balance, ratePercent, yearsLeft, futureValue = 0 } = object('input', input)
  atLeast('balance', balance, 0)
  above('ratePercent', ratePercent, -100)
  whole('yearsLeft', yearsLeft, 1, 1000)
  number('futureValue', futureValue)
  const payment = attempt(() => pmt(ratePercent / 100, yearsLeft, balance, futureValue, 'begin'))
  return { spending: result('ratePercent', ratePercent, payment.ok ? -payment.value : Number.NaN) }
}
