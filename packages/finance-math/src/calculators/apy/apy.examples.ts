import type { ExamplesOf } from '../calculator.ts'
import type { apyCalculator } from './apy.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const apyExamples: ExamplesOf<typeof apyCalculator> = [
  {
    given: { joiningAge: 18, monthlyPension: '1000' },
    expect: { monthlyContribution: 42, years: 42, totalPaid: 21_168, nomineeCorpus: 170_000 },
    source: 'PFRDA, chart of the Atal Pension Yojana; 42 × 12 × 42 by hand',
  },
  {
    given: { joiningAge: 27, monthlyPension: '4000' },
    expect: { monthlyContribution: 356, yearlyPension: 48_000, nomineeCorpus: 680_000 },
    source: 'PFRDA, chart of the Atal Pension Yojana',
  },
]
