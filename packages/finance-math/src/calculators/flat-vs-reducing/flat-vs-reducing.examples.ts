import type { ExamplesOf } from '../calculator.ts'
import type { flatVsReducingCalculator } from './flat-vs-reducing.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const flatVsReducingExamples: ExamplesOf<typeof flatVsReducingCalculator> = [
  {
    given: { principal: 500_000, flatRatePercent: 10, years: 3, otherRatePercent: 10 },
    expect: {
      emi: 18_056,
      totalInterest: 150_000,
      otherEmi: 16_134,
      otherInterest: 80_809,
      extraInterest: 69_191,
    },
    precision: 1,
    source: 'hashmatic.in, compare loans: 5 lakh for 3 years at 10 % flat and reducing',
  },
  {
    given: { principal: 500_000, flatRatePercent: 10, years: 3, otherRatePercent: 10 },
    expect: { reducingRatePercent: 17.92 },
    source: 'the same: 10 % flat is 17.92 % reducing',
  },
  {
    given: { principal: 100_000, flatRatePercent: 12, years: 3 },
    expect: { reducingRatePercent: 21.2, totalInterest: 36_000, totalPayment: 136_000 },
    source: 'emi-calc.com, flat rate of 12 % over 3 years as a reducing rate',
  },
]
