import type { ExamplesOf } from '../calculator.ts'
import type { loanEligibilityCalculator } from './loan-eligibility.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const loanEligibilityExamples: ExamplesOf<typeof loanEligibilityCalculator> = [
  {
    given: {
      monthlyIncome: 100_000,
      existingEmi: 10_000,
      foirPercent: 50,
      annualRatePercent: 8.5,
      years: 20,
    },
    expect: { loanAmount: 4_609_234, maxEmi: 40_000 },
    precision: 1,
    source: 'by the present value of 240 instalments of 40,000 in decimals',
  },
]
