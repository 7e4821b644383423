import { oneOf, result, whole } from '../primitives/check.ts'
import { type LoanInput, toLoan } from './loan.ts'

/** What `educationLoan` takes: a loan, the months before its first instalment, and how interest runs in them. */
export interface EducationLoanInput extends LoanInput {
  moratoriumMonths: number
  moratoriumInterest?: 'compounded' | 'simple'
}

/** What is owed when the instalments begin, and the instalment. */
export interface EducationLoanResult {
  principalAfterMoratorium: number
  emi: number
}

/**
 * A loan whose instalments begin only after study and some months more. Interest of that time is added to what
 * is owed: P (1 + i)^m where it is `'compounded'` every month, P (1 + i m) where it is `'simple'`, as most
 * banks charge it under the Indian Banks' Association's scheme. The instalment pays that back.
 *
 * @formula B = P × (1 + i)^m "where compounded"
 * @formula B = P × (1 + i × m) "where simple"
 * @formula EMI = B × i × (1 + i)^n / ((1 + i)^n − 1)
 * @where B what is owed when instalments begin; P principal; i a month's rate; m months of study and
 *   moratorium; n instalments
 * @param input principal in money, paid out at once; annualRatePercent in percent a year; moratoriumMonths (0
 *   to 1,200); months of instalments (to 100,000); moratoriumInterest `'compounded'` (default) or `'simple'`;
 *   emiRounding `'none'` (default), `'rupee'` or `'paisa'`
 * @see Indian Banks' Association, Model Educational Loan Scheme; OpenFormula `PMT` for the instalment
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const loan = { principal: 2_000_000, annualRatePercent: 10.5, months: 120, emiRounding: 'rupee' }
 * educationLoan({ ...loan, moratoriumMonths: 12, moratoriumInterest: 'simple' }).emi //=> 29821
 */
export function educationLoan(input: EducationLoanInput): EducationLoanResult {
  const { principal, rate } = toLoan(input)
  const { moratoriumMonths, moratoriumInterest = 'compounded' } = input
  whole('moratoriumMonths', moratoriumMonths, 0, 1200)
  oneOf('moratoriumInterest', moratoriumInterest, ['compounded', 'simple'])
  const growth =
    moratoriumInterest === 'simple' ? 1 + rate * moratoriumMonths : (1 + rate) ** moratoriumMonths
  const owed = result('moratoriumMonths', moratoriumMonths, principal * growth)
  return { principalAfterMoratorium: owed, emi: toLoan({ ...input, principal: owed }).emi }
}
