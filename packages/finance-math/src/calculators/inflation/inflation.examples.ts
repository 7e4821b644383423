import type { ExamplesOf } from '../calculator.ts'
import type { inflationCalculator } from './inflation.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const inflationExamples: ExamplesOf<typeof inflationCalculator> = [
  {
    given: { amount: 100_000, annualRatePercent: 6, years: 10 },
    expect: { roundedFutureCost: 179_085, increase: 79_084.77, worth: 55_839.48 },
    source: 'calculators.datastorified.com, inflation: 1 lakh at 6 % for 10 years is 1,79,085',
  },
]
