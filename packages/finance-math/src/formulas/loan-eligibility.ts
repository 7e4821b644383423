import { above, atLeast, between, object, result, whole } from '../primitives/check.ts'
import { annuity } from './annuity.ts'

/** What `loanEligibility` takes: money a month, the share of it that may go into instalments, the loan's terms. */
export interface LoanEligibilityInput {
  monthlyIncome: number
  foirPercent: number
  existingEmi?: number
  annualRatePercent: number
  months: number
}

/** The instalment that the income leaves room for, and the loan which that instalment pays back. */
export interface LoanEligibilityResult {
  maxEmi: number
  loanAmount: number
}

/**
 * The loan that an income carries: banks let all instalments together take a share of it (FOIR, fixed
 * obligations to income), and what others do not take yet pays back a loan. Both are 0 where nothing is left.
 *
 * @formula L = E × (1 − (1 + i)^(−n)) / i
 * @formula E = Y × f − X
 * @where L the loan; E the instalment it may have; Y the income of a month; f FOIR; X existing instalments; i a
 *   month's rate; n months
 * @param input monthlyIncome and existingEmi (0) in money; foirPercent, 40 to 60 with most banks, 0 to 100;
 *   annualRatePercent in percent a year; months (to 100,000)
 * @see OpenFormula `PV` of the instalments
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const person = { monthlyIncome: 100_000, foirPercent: 50, existingEmi: 10_000 }
 * roundTo(loanEligibility({ ...person, annualRatePercent: 8.5, months: 240 }).loanAmount, 0) //=> 4609234
 */
export function loanEligibility(input: LoanEligibilityInput): LoanEligibilityResult {
  const { monthlyIncome, foirPercent, existingEmi = 0, annualRatePercent, months } = object('input', input)
  atLeast('monthlyIncome', monthlyIncome, 0)
  const allowed = monthlyIncome * (between('foirPercent', foirPercent, 0, 100) / 100)
  const maxEmi = Math.max(0, allowed - atLeast('existingEmi', existingEmi, 0))
  const rate = above('annualRatePercent', annualRatePercent, -100) / 1200
  whole('months', months, 1, 100_000)
  const loanAmount = result('annualRatePercent', annualRatePercent, maxEmi * -annuity(rate, -months))
  return { maxEmi, loanAmount }
}
