import type { ExamplesOf } from '../calculator.ts'
import type { childEducationCalculator } from './child-education.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const childEducationExamples: ExamplesOf<typeof childEducationCalculator> = [
  {
    given: { childAge: 8, startAge: 18, costToday: 100_000, inflationPercent: 6, returnPercent: 0 },
    expect: { costThen: 179_084.77, monthlySip: 1492.37, onceToday: 179_084.77 },
    source: '100,000 × 1.06¹⁰, in 120 months without a return',
  },
]
