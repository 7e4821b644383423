import { roundAmount } from '../formulas/round-amount.ts'
import { atLeast, object, result, whole } from '../primitives/check.ts'
import { growthOfDeposits, type RecurringDepositResult } from './recurring-deposit.ts'

/** What `postOfficeRecurringDeposit` takes: rupees a month, the rate of the day of opening. */
export interface PostOfficeRecurringDepositInput {
  monthlyDeposit: number
  annualRatePercent: number
  months?: number
}

/** What `recurringDepositRetained` takes. */
export interface RecurringDepositRetainedInput extends PostOfficeRecurringDepositInput {
  retainedYears: number
}

/**
 * What the post office's recurring deposit pays. The gazette fixes the value of an account of 100 rupees a
 * month to the paisa; other accounts are in proportion to it, and then to the nearest rupee. From about
 * 70,000 rupees a month that differs by a rupee or more from rounding the formula once.
 *
 * @formula M = Σ_(k = 1)^60 P × (1 + R/4)^(k/3)
 * @where P the monthly deposit; R the rate of a year; k the months that a deposit earns
 * @param input monthlyDeposit in rupees (accounts begin at 100; older ones of 10 are computed as well),
 *   annualRatePercent of the day of opening, months (60; up to 120 where continued with deposits)
 * @see G.S.R. 918(E) of 12 December 2019, paragraphs 9 and 10, and its tables as amended by G.S.R. 285(E) of
 *   5 May 2020; rates in `postOfficeRdRatePercent`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * postOfficeRecurringDeposit({ monthlyDeposit: 10_000, annualRatePercent: 6.2 }).maturity //=> 704327
 */
export function postOfficeRecurringDeposit(input: PostOfficeRecurringDepositInput): RecurringDepositResult {
  const { monthlyDeposit, months, of100 } = accountOf100(input)
  const exact = (roundAmount(of100, 100) * monthlyDeposit) / 100
  const maturity = roundAmount(result('annualRatePercent', input.annualRatePercent, exact), 1)
  return { maturity, totalInterest: maturity - monthlyDeposit * months }
}

/**
 * What a post office's recurring deposit has grown to when it was kept for more whole years after its end
 * without further deposits: four quarters' growth for each. An account of 100 rupees is fixed to the paisa,
 * from the unrounded value of its end; others are in proportion. So both tables of the gazette come out, but for a
 * paisa: at 7.2 % and after five years it prints 10331.8 where this growth is 10331.81.
 *
 * @formula A = M × (1 + R/4)^(4 × y)
 * @where M the value at the end; R the rate of a year; y the years kept
 * @param input as of `postOfficeRecurringDeposit`, and retainedYears from 0 to 5. What is paid out is rounded
 *   to the rupee by paragraph 9(3); this amount is to the paisa, as the tables have it.
 * @see G.S.R. 918(E) of 12 December 2019, paragraph 11, tables 2 and 2.1
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const account = { monthlyDeposit: 100, annualRatePercent: 5.8, months: 60 }
 * recurringDepositRetained({ ...account, retainedYears: 1 }).amount //=> 7382.79
 */
export function recurringDepositRetained(input: RecurringDepositRetainedInput): { amount: number } {
  const { monthlyDeposit, of100 } = accountOf100(input)
  const { retainedYears, annualRatePercent } = input
  whole('retainedYears', retainedYears, 0, 5)
  const kept = of100 * (1 + annualRatePercent / 400) ** (4 * retainedYears)
  const exact = (roundAmount(kept, 100) * monthlyDeposit) / 100
  return { amount: roundAmount(result('annualRatePercent', annualRatePercent, exact), 100) }
}

/** The checked input, and what an account of 100 rupees a month has come to, unrounded. */
function accountOf100(input: PostOfficeRecurringDepositInput) {
  const { monthlyDeposit, annualRatePercent, months = 60 } = object('input', input)
  atLeast('monthlyDeposit', monthlyDeposit, 0)
  atLeast('annualRatePercent', annualRatePercent, 0)
  whole('months', months, 1, 120)
  return { monthlyDeposit, months, of100: 100 * growthOfDeposits(annualRatePercent, months, 4) }
}
