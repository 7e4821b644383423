import { above, atLeast, object, result, whole } from '../primitives/check.ts'
import { annuity } from './annuity.ts'

/** What `lifeCover` takes: income and own expenses a year, years of work left, percent a year, and what is there. */
export interface LifeCoverInput {
  annualIncome: number
  annualOwnExpenses?: number
  yearsToRetirement: number
  incomeGrowthPercent?: number
  discountPercent: number
  debts?: number
  goals?: number
  savings?: number
  existingCover?: number
}

/** What the income is worth to the family today, and the cover that is missing. */
export interface LifeCoverResult {
  humanLifeValue: number
  coverNeeded: number
}

/**
 * How much life insurance a family needs. The human life value is what the income less one's own expenses is
 * worth today, year by year to retirement; debts and goals come on top, savings and cover that is there go off.
 *
 * Each year's income counts at its start.
 *
 * @formula H = (Y − X) × Σ_(k = 0)^(n − 1) ((1 + g)/(1 + d))^k
 * @where H the human life value; Y the income of a year; X one's own expenses; g their growth; d the discount
 *   rate; n years to retirement
 * @param input annualIncome, annualOwnExpenses (0), debts (0), goals (0), savings (0) and existingCover (0) in
 *   money, at least 0; yearsToRetirement (0 to 100); incomeGrowthPercent (0) and discountPercent, what the cover
 *   would earn, in percent a year
 * @see S. S. Huebner, The Economics of Life Insurance, 1927
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const earner = { annualIncome: 1_200_000, annualOwnExpenses: 300_000, yearsToRetirement: 25 }
 * const rates = { incomeGrowthPercent: 6, discountPercent: 7 }
 * roundTo(lifeCover({ ...earner, ...rates, debts: 4_000_000 }).coverNeeded, 0) //=> 24148497
 */
export function lifeCover(input: LifeCoverInput): LifeCoverResult {
  const { annualIncome, annualOwnExpenses = 0, yearsToRetirement, discountPercent } = object('input', input)
  const { incomeGrowthPercent = 0, debts = 0, goals = 0, savings = 0, existingCover = 0 } = input
  atLeast('annualIncome', annualIncome, 0)
  atLeast('annualOwnExpenses', annualOwnExpenses, 0)
  whole('yearsToRetirement', yearsToRetirement, 0, 100)
  const growth = 1 + above('incomeGrowthPercent', incomeGrowthPercent, -100) / 100
  const discount = 1 + above('discountPercent', discountPercent, -100) / 100
  const needs = atLeast('debts', debts, 0) + atLeast('goals', goals, 0)
  const has = atLeast('savings', savings, 0) + atLeast('existingCover', existingCover, 0)
  const left = Math.max(0, annualIncome - annualOwnExpenses)
  const value = result('annualIncome', annualIncome, left * annuity(growth / discount - 1, yearsToRetirement))
  return { humanLifeValue: value, coverNeeded: Math.max(0, result('debts', debts, value + needs - has)) }
}
