import { above, atLeast, object, result } from '../primitives/check.ts'

/** What `fireNumber` takes: money a month, percent a year, years, and a factor. */
export interface FireNumberInput {
  monthlyExpenses: number
  withdrawalRatePercent: number
  inflationPercent?: number
  yearsToRetirement?: number
  postRetirementExpenseFactor?: number
}

/**
 * The corpus from which a yearly withdrawal of so many percent pays for one's life (financial independence).
 *
 * @formula C = 12 × E × f × (1 + i)^n / w
 * @where E monthlyExpenses; f postRetirementExpenseFactor; i inflationPercent / 100; n yearsToRetirement; w
 *   withdrawalRatePercent / 100
 * @param input monthlyExpenses in today's money; withdrawalRatePercent (4 is the common rule);
 *   inflationPercent (0) and yearsToRetirement (0) until then; postRetirementExpenseFactor (1): expenses
 *   then as a share of today's, 0.8 for four fifths
 * @see the rule of 4 %, W. P. Bengen, Journal of Financial Planning, October 1994
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * fireNumber({ monthlyExpenses: 50_000, withdrawalRatePercent: 4 }) //=> 15000000
 */
export function fireNumber(input: FireNumberInput): number {
  const {
    monthlyExpenses,
    withdrawalRatePercent,
    inflationPercent = 0,
    yearsToRetirement = 0,
    postRetirementExpenseFactor = 1,
  } = object('input', input)
  const expenses = 12 * atLeast('monthlyExpenses', monthlyExpenses, 0)
  const factor = atLeast('postRetirementExpenseFactor', postRetirementExpenseFactor, 0)
  const growth = 1 + above('inflationPercent', inflationPercent, -100) / 100
  const then = expenses * factor * growth ** atLeast('yearsToRetirement', yearsToRetirement, 0)
  const share = above('withdrawalRatePercent', withdrawalRatePercent, 0)
  return result('monthlyExpenses', monthlyExpenses, (then * 100) / share)
}
