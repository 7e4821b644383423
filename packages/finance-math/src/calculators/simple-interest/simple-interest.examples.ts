import type { ExamplesOf } from '../calculator.ts'
import type { simpleInterestCalculator } from './simple-interest.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const simpleInterestExamples: ExamplesOf<typeof simpleInterestCalculator> = [
  {
    given: { principal: 10_000, annualRatePercent: 5, years: 2 },
    expect: { interest: 1000, total: 11_000 },
    source: '10,000 × 5 % × 2',
  },
]
