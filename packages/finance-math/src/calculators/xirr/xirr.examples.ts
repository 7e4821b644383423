import type { ExamplesOf } from '../calculator.ts'
import type { xirrCalculator } from './xirr.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const xirrExamples: ExamplesOf<typeof xirrCalculator> = [
  {
    given: {
      flows: [
        { date: '1992-01-01', amount: -10_000 },
        { date: '1992-03-01', amount: 2750 },
        { date: '1992-10-30', amount: 4250 },
        { date: '1993-02-15', amount: 3250 },
        { date: '1993-04-01', amount: 2750 },
      ],
    },
    expect: { xirrPercent: 37.3363, gain: 3000 },
    precision: 0.0001,
    source: 'Microsoft, article Q116041: XIRR of the manual’s example is 37.3363 %',
  },
]
