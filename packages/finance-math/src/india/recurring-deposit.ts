import { atLeast, invalid, object, result, whole } from '../primitives/check.ts'

/** What `recurringDeposit` takes: rupees a month, percent a year, how often the bank compounds. */
export interface RecurringDepositInput {
  monthlyDeposit: number
  annualRatePercent: number
  months: number
  compoundingPerYear?: 1 | 2 | 4 | 12
}

/** What a recurring deposit pays at its end, and the interest in it. */
export interface RecurringDepositResult {
  maturity: number
  totalInterest: number
}

/** What deposits of 1 at the beginning of each month grow to: the sum of g, g², … at a month's growth of g. */
export function growthOfDeposits(annualRatePercent: number, months: number, perYear: number): number {
  const growth = (1 + annualRatePercent / (100 * perYear)) ** (perYear / 12)
  let sum = 0
  for (let month = 0; month < months; month++) sum = (sum + 1) * growth
  return sum
}

/**
 * What a bank's recurring deposit pays, every deposit earning from its own month, interest being compounded
 * every quarter. Nothing is rounded.
 *
 * @formula M = Σ_(k = 1)^n P × (1 + R/4)^(k/3)
 * @where P the monthly deposit; R annualRatePercent / 100; n months
 * @param input monthlyDeposit in rupees, annualRatePercent, months (1 to 1,200), compoundingPerYear: 4 (as
 *   Indian banks do), 1, 2 or 12
 * @see Indian Banks' Association, formula of the recurring deposit, as banks print it
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(recurringDeposit({ monthlyDeposit: 5000, annualRatePercent: 7, months: 60 }).maturity, 2) //=> 359663.95
 */
export function recurringDeposit(input: RecurringDepositInput): RecurringDepositResult {
  const { monthlyDeposit, annualRatePercent, months, compoundingPerYear = 4 } = object('input', input)
  atLeast('monthlyDeposit', monthlyDeposit, 0)
  atLeast('annualRatePercent', annualRatePercent, 0)
  whole('months', months, 1, 1200)
  if (![1, 2, 4, 12].includes(compoundingPerYear)) {
    invalid('compoundingPerYear', compoundingPerYear, 'one of 1, 2, 4, 12')
  }
  const growth = growthOfDeposits(annualRatePercent, months, compoundingPerYear)
  const maturity = result('annualRatePercent', annualRatePercent, monthlyDeposit * growth)
  return { maturity, totalInterest: maturity - monthlyDeposit * months }
}
