import type { ExamplesOf } from '../calculator.ts'
import type { lifeCoverCalculator } from './life-cover.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const lifeCoverExamples: ExamplesOf<typeof lifeCoverCalculator> = [
  {
    given: { incomeGrowthPercent: 7, discountPercent: 7, yearsToRetirement: 20, debts: 0 },
    expect: { humanLifeValue: 18_000_000, coverNeeded: 18_000_000, timesIncome: 15 },
    source: 'by hand: at equal rates each of 20 years is worth its 9,00,000',
  },
  {
    given: {
      annualIncome: 500_000,
      annualOwnExpenses: 0,
      yearsToRetirement: 2,
      incomeGrowthPercent: 0,
      discountPercent: 25,
      debts: 100_000,
      savings: 2_000_000,
    },
    expect: { humanLifeValue: 900_000, needs: 100_000, coverNeeded: 0 },
    source: 'by hand: 5,00,000 + 5,00,000 ÷ 1.25, less than the savings',
  },
]
