import type { ExamplesOf } from '../calculator.ts'
import type { ssyCalculator } from './ssy.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const ssyExamples: ExamplesOf<typeof ssyCalculator> = [
  {
    given: { yearlyDeposit: 150_000, annualRatePercent: 8.2 },
    expect: { maturity: 7_182_127, paidIn: 2_250_000 },
    source: 'yearly recurrence with each 31 March to the rupee, in decimals',
  },
]
