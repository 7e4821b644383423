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
]
