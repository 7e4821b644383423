import { above, atLeast, object, result } from '../primitives/check.ts'

/** What `fireNumbers` takes: money a month of today, years, percent a year, how many years' expenses to save. */
export interface FireNumbersInput {
  monthlyExpenses: number
  yearsToRetirement: number
  inflationPercent: number
  preRetirementReturnPercent: number
  multiple?: number
  leanPercent?: number
  fatPercent?: number
}

/** A year's expenses on the day of retirement, the corpora, and what must be there today to grow into the first. */
export interface FireNumbersResult {
  annualExpensesThen: number
  corpus: number
  coastToday: number
  leanCorpus: number
  fatCorpus: number
}

/**
 * The numbers of financial independence: a year's expenses at the prices of the day of retirement, as many
 * times as the multiple says; what has to be invested today to become that without another payment (coast); and
 * the same for a frugal and an ample life (lean, fat).
 *
 * @formula C = m × 12 × E × (1 + f)^n
 * @formula K = C / (1 + r)^n
 * @where C the corpus; K what has to be invested today (coast); m the multiple; E a month's expenses; f
 *   inflation; r the return; n years
 * @param input monthlyExpenses in today's money; yearsToRetirement, at least 0; inflationPercent and
 *   preRetirementReturnPercent in percent a year; multiple of a year's expenses (25, the rule of 4 %);
 *   leanPercent (60) and fatPercent (150) of the expenses
 * @see W. P. Bengen, Journal of Financial Planning, October 1994, for the multiple; OpenFormula `PV` for coast
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const plan = { monthlyExpenses: 50_000, yearsToRetirement: 20, inflationPercent: 6 }
 * roundTo(fireNumbers({ ...plan, preRetirementReturnPercent: 12 }).coastToday, 0) //=> 4987100
 */
export function fireNumbers(input: FireNumbersInput): FireNumbersResult {
  const { monthlyExpenses, yearsToRetirement, inflationPercent, preRetirementReturnPercent } = object(
    'input',
    input,
  )
  const { multiple = 25, leanPercent = 60, fatPercent = 150 } = input
  atLeast('monthlyExpenses', monthlyExpenses, 0)
  atLeast('yearsToRetirement', yearsToRetirement, 0)
  const prices = 1 + above('inflationPercent', inflationPercent, -100) / 100
  const growth = 1 + above('preRetirementReturnPercent', preRetirementReturnPercent, -100) / 100
  above('multiple', multiple, 0)
  atLeast('leanPercent', leanPercent, 0)
  atLeast('fatPercent', fatPercent, 0)
  const then = (times: number) =>
    result('monthlyExpenses', monthlyExpenses, 12 * monthlyExpenses * times * prices ** yearsToRetirement)
  const corpus = then(multiple)
  // The growth of prices and that of money in one power, so that neither overflows where both do not.
  const coast = 12 * monthlyExpenses * multiple * (prices / growth) ** yearsToRetirement
  return {
    annualExpensesThen: then(1),
    corpus,
    coastToday: result('preRetirementReturnPercent', preRetirementReturnPercent, coast),
    leanCorpus: then((multiple * leanPercent) / 100),
    fatCorpus: then((multiple * fatPercent) / 100),
  }
}
