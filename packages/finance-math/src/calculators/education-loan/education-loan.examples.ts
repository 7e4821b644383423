import type { ExamplesOf } from '../calculator.ts'
import type { educationLoanCalculator } from './education-loan.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const educationLoanExamples: ExamplesOf<typeof educationLoanCalculator> = [
  {
    given: { principal: 2_000_000, annualRatePercent: 10.5, studyYears: 1, graceMonths: 0, years: 10 },
    expect: { owedThen: 2_210_000, studyInterest: 210_000, emi: 29_821 },
    precision: 0.5,
    source: 'by hand: 20 lakh × 10.5 % for a year, and the instalment of 22.1 lakh',
  },
]
