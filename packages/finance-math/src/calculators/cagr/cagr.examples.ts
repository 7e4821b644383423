import type { ExamplesOf } from '../calculator.ts'
import type { cagrCalculator } from './cagr.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const cagrExamples: ExamplesOf<typeof cagrCalculator> = [
  {
    given: { invested: 100_000, value: 200_000, years: 5 },
    expect: { cagrPercent: 14.869835, absolutePercent: 100, multiple: 2 },
    precision: 0.000001,
    source: 'the fifth root of 2 is 1.148698355 (OEIS A005533)',
  },
  {
    given: { invested: 10_000, value: 19_000, years: 3 },
    expect: { cagrPercent: 23.86, gain: 9000 },
    source: 'by hand: the third root of 1.9 is 1.23856',
  },
]
