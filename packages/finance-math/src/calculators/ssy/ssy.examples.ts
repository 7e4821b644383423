import type { ExamplesOf } from '../calculator.ts'
import type { ssyCalculator } from './ssy.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const ssyExamples: ExamplesOf<typeof ssyCalculator> = [
  {
    given: { yearlyDeposit: 150_000, annualRatePercent: 8.2 },
    expect: { maturity: 7_182_127, paidIn: 2_250_000 },
    source: 'yearly recurrence with each 31 March to the rupee, in decimals',
  },
  {
    given: { yearlyDeposit: 100_000, opening: 'notified', openedOn: '2018-07-15', girlAge: 6 },
    expect: { maturity: 5_004_442, paidIn: 1_600_000, halfAt18: 1_027_942 },
    source:
      'month by month in decimals, at the rates that the National Savings Institute lists and 8.2 % for later months; sixteen deposits',
  },
  {
    given: { yearlyDeposit: 150_000, opening: 'day', openedOn: '2026-07-01', annualRatePercent: 8.2 },
    expect: { maturity: 7_559_799, paidIn: 2_400_000, halfAt18: 2_233_360.5 },
    source: 'month by month in decimals: sixteen deposits, the first on 1 July',
  },
]
