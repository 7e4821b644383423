import type { ExamplesOf } from '../calculator.ts'
import type { fireCalculator } from './fire.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const fireExamples: ExamplesOf<typeof fireCalculator> = [
  {
    given: {
      monthlyExpenses: 50_000,
      annualReturnPercent: 12,
      inflationPercent: 6,
      withdrawalRatePercent: 4,
      coastYears: 20,
    },
    expect: { corpus: 15_000_000, coastToday: 4_987_100 },
    precision: 1,
    source: 'by hand: 25 × 6,00,000; × (1.06/1.12)^20 = 49,87,100',
  },
]
