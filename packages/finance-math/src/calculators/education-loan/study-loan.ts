import { educationLoan } from '../../formulas/education-loan.ts'
import { emi } from '../../formulas/emi.ts'

/** What the education loan calculator asks. */
export interface StudyLoanValues {
  principal: number
  annualRatePercent: number
  studyYears: number
  graceMonths: number
  years: number
  moratoriumInterest: 'simple' | 'compounded'
}

/** The months before the first instalment. */
export function moratoriumMonths({ studyYears, graceMonths }: StudyLoanValues): number {
  return Math.round(12 * studyYears) + graceMonths
}

/** What is owed when the instalments begin, as a loan of its own. */
export function repaidStudyLoan(values: StudyLoanValues) {
  const { principal, annualRatePercent, moratoriumInterest } = values
  const months = Math.round(12 * values.years)
  const { principalAfterMoratorium } = educationLoan({
    ...{
      principal,
      annualRatePercent,
      months,
      moratoriumInterest,
      moratoriumMonths: moratoriumMonths(values),
    },
  })
  return { principal: principalAfterMoratorium, annualRatePercent, months }
}

/** What the loan costs before and after its first instalment. */
export function studyLoan(values: StudyLoanValues) {
  const loan = repaidStudyLoan(values)
  const { emi: instalment, totalInterest, totalPayment } = emi(loan)
  return {
    emi: instalment,
    owedThen: loan.principal,
    borrowed: values.principal,
    studyInterest: loan.principal - values.principal,
    laterInterest: totalInterest,
    totalPayment,
  }
}
