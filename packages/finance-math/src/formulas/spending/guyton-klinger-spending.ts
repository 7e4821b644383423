import { above, atLeast, between, object, result } from '../../primitives/check.ts'

/** What `guytonKlingerSpending` takes: how it began, the guardrails, last year, what is there now. */
export interface GuytonKlingerSpendingInput {
  initialBalance: number
  initialSpending: number
  exceedsPercent: number
  cutPercent: number
  fallPercent: number
  raisePercent: number
  previousSpending: number
  balance: number
  inflationPercent: number
  yearsLeft: number
}

/**
 * A year's spending between the guardrails of Guyton and Klinger. Last year's spending as a share of today's
 * portfolio is held against the first year's share: where it has risen above it by more than `exceedsPercent`,
 * spending is cut, except in the last fifteen years; where it has fallen below by more than `fallPercent`, it is
 * raised. It rises with prices in every case.
 *
 * @formula w = S / B
 * @formula S′ = S × (1 + f) × c
 * @where w last year's spending as a share of the portfolio; S that spending; B the portfolio; f the rise of
 *   prices; c the cut or the raise where a guardrail is passed, else 1
 * @param input initialBalance, initialSpending, previousSpending and balance (before the year's withdrawal) in
 *   money; exceedsPercent, cutPercent, fallPercent and raisePercent (commonly 20, 10, 20, 10); inflationPercent
 *   of the last year; yearsLeft with this one
 * @see J. T. Guyton and W. J. Klinger, Decision Rules and Maximum Initial Withdrawal Rates, Journal of Financial
 *   Planning, March 2006; cFIREsim's rule `guytonKlinger`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const rails = { exceedsPercent: 20, cutPercent: 10, fallPercent: 20, raisePercent: 10 }
 * const start = { initialBalance: 1_000_000, initialSpending: 40_000, previousSpending: 40_000 }
 * const now = { balance: 800_000, inflationPercent: 10, yearsLeft: 29 }
 * roundTo(guytonKlingerSpending({ ...rails, ...start, ...now }).spending, 6) //=> 39600
 */
export function guytonKlingerSpending(input: GuytonKlingerSpendingInput): { spending: number } {
  const { initialBalance, initialSpending, previousSpending, balance } = object('input', input)
  const { exceedsPercent, cutPercent, fallPercent, raisePercent, inflationPercent, yearsLeft } = input
  above('initialBalance', initialBalance, 0)
  atLeast('initialSpending', initialSpending, 0)
  atLeast('previousSpending', previousSpending, 0)
  atLeast('balance', balance, 0)
  const upper = 1 + atLeast('exceedsPercent', exceedsPercent, 0) / 100
  const cut = 1 - between('cutPercent', cutPercent, 0, 100) / 100
  const lower = 1 - between('fallPercent', fallPercent, 0, 100) / 100
  const raise = 1 + atLeast('raisePercent', raisePercent, 0) / 100
  const prices = 1 + above('inflationPercent', inflationPercent, -100) / 100
  atLeast('yearsLeft', yearsLeft, 0)
  const firstShare = initialSpending / initialBalance
  const share = previousSpending / balance
  let change = 1
  if (share < firstShare * lower) change = raise
  else if (share > firstShare * upper && yearsLeft > 15) change = cut
  return { spending: result('raisePercent', raisePercent, previousSpending * change * prices) }
}
