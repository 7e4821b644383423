import { above, atLeast, object, result } from '../../primitives/check.ts'

/** What `variableSpending` takes: how it began, what is there now, prices against then, and how far to follow. */
export interface VariableSpendingInput {
  initialBalance: number
  initialSpending: number
  zValue: number
  balance: number
  cumulativeInflation?: number
}

/**
 * A year's spending that follows the portfolio part of the way: the first year's in today's prices, changed by
 * a share z of the portfolio's real change since then.
 *
 * @formula S = max(0, S_0 × ((B / (B_0 × c) − 1) × z + 1) × c)
 * @where S_0 the first year's spending; B_0 and B the portfolio then and now; c the growth of prices; z the
 *   share
 * @param input initialBalance and balance in money before the year's withdrawal; initialSpending in money a
 *   year; zValue, 0 for constant real spending, 1 for a constant share; cumulativeInflation as a factor (1)
 * @see cFIREsim's rule `variableSpending`, Z value
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const plan = { initialBalance: 1_000_000, initialSpending: 40_000, zValue: 0.5 }
 * roundTo(variableSpending({ ...plan, balance: 1_000_000, cumulativeInflation: 1.05 }).spending, 6) //=> 41000
 */
export function variableSpending(input: VariableSpendingInput): { spending: number } {
  const { initialBalance, initialSpending, zValue, balance, cumulativeInflation = 1 } = object('input', input)
  above('initialBalance', initialBalance, 0)
  atLeast('initialSpending', initialSpending, 0)
  atLeast('zValue', zValue, 0)
  atLeast('balance', balance, 0)
  above('cumulativeInflation', cumulativeInflation, 0)
  const change = (balance / initialBalance / cumulativeInflation - 1) * zValue + 1
  const spending = Math.max(0, initialSpending * change * cumulativeInflation)
  return { spending: result('balance', balance, spending) }
}
