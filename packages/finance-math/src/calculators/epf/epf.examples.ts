import type { ExamplesOf } from '../calculator.ts'
import type { epfCalculator } from './epf.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const epfExamples: ExamplesOf<typeof epfCalculator> = [
  {
    given: {
      monthlyWage: 30_000,
      years: 1,
      annualRatePercent: 8.25,
      wageCeiling: '15000',
      salaryGrowthPercent: 0,
    },
    expect: { corpus: 74_099.81, firstOwn: 3600, firstEmployer: 2350, firstEps: 1250 },
    source:
      'by hand: 5,950 a month, 66 months of 5,950 × 8.25 %/12 of interest; heads as the EPFO prints them',
  },
]
