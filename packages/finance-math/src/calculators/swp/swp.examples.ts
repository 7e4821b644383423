import type { ExamplesOf } from '../calculator.ts'
import type { swpCalculator } from './swp.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const swpExamples: ExamplesOf<typeof swpCalculator> = [
  {
    given: {
      principal: 500_000,
      monthlyWithdrawal: 10_000,
      annualRatePercent: 10,
      years: 5,
      rateConvention: 'effective',
    },
    expect: { finalBalance: 39_642, totalWithdrawn: 600_000, totalInterest: 139_642 },
    precision: 1,
    source: 'advisorkhoj.com, SWP calculator: 5 lakh, 10,000 a month, 10 %, 5 years',
  },
  {
    given: { principal: 100_000, monthlyWithdrawal: 5000, annualRatePercent: 7, years: 10 },
    expect: { finalBalance: 0, monthsPaid: 22, totalWithdrawn: 106_643.88 },
    source: 'month-by-month recurrence in decimal arithmetic',
  },
]
