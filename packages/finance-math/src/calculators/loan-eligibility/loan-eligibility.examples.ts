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
  {
    given: {
      monthlyIncome: 150_000,
      existingEmi: 12_000,
      foirPercent: 50,
      annualRatePercent: 8.6,
      years: 20,
      price: 6_500_000,
    },
    expect: {
      loanAmount: 5_200_000,
      unlimited: 7_206_895.93,
      instalment: 45_456.46,
      totalPayment: 10_909_551.18,
    },
    source: 'by the present value of 240 instalments of 63,000; on 65 lakh at most 80 %, which is 52 lakh',
  },
]
