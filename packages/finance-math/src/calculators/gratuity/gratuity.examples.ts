import type { ExamplesOf } from '../calculator.ts'
import type { gratuityCalculator } from './gratuity.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const gratuityExamples: ExamplesOf<typeof gratuityCalculator> = [
  {
    given: { monthlyWages: 60_000, years: 10, months: 7 },
    expect: { amount: 380_769, countedYears: 11, eligible: 'yes', taxableAmount: 0 },
    source: 'by hand: 60,000 × 15/26 × 11 = 3,80,769.23',
  },
  {
    given: { monthlyWages: 60_000, years: 10, months: 6 },
    expect: { amount: 346_154, countedYears: 10 },
    source: 'by hand: exactly six months do not count; 60,000 × 15/26 × 10 = 3,46,153.85',
  },
  {
    given: { monthlyWages: 50_000, years: 4, months: 11 },
    expect: { amount: 0, eligible: 'no' },
    source: 'Payment of Gratuity Act, 1972, section 4(1): five completed years',
  },
  {
    given: { monthlyWages: 300_000, years: 30, months: 0 },
    expect: { amount: 2_000_000, exemptAmount: 2_000_000 },
    source: 'S.O. 1420(E) of 29 March 2018: 20 lakh at most, instead of 51,92,308',
  },
  {
    given: { monthlyWages: 52_000, by: 'days', joinDate: '2016-07-01', lastWorkingDate: '2026-12-31' },
    expect: { amount: 300_000, countedYears: 10 },
    source: 'by hand: ten years and exactly six months, which do not count; 52,000 × 15/26 × 10',
  },
  {
    given: { monthlyWages: 52_000, by: 'days', joinDate: '2016-07-01', lastWorkingDate: '2027-01-01' },
    expect: { amount: 330_000, countedYears: 11 },
    source: 'by hand: a day more than six months makes the eleventh year',
  },
  {
    given: { monthlyWages: 300_000, by: 'days', joinDate: '1988-03-01', lastWorkingDate: '2018-03-28' },
    expect: { amount: 1_000_000, exemptAmount: 1_000_000, countedYears: 30 },
    source: 'the limit was 10 lakh until 28 March 2018 (S.O. 1420(E)), instead of 51,92,308',
  },
]
