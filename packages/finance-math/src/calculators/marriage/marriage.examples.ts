import type { ExamplesOf } from '../calculator.ts'
import type { marriageCalculator } from './marriage.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const marriageExamples: ExamplesOf<typeof marriageCalculator> = [
  {
    given: { years: 20, costToday: 10_000_000, inflationPercent: 0, returnPercent: 12 },
    expect: { monthlySip: 10_008.53, costThen: 10_000_000 },
    source: 'OpenFormula, PMT of type 1: a crore in 20 years at 12 %',
  },
]
