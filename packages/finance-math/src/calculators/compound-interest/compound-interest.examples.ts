import type { ExamplesOf } from '../calculator.ts'
import type { compoundInterestCalculator } from './compound-interest.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const compoundInterestExamples: ExamplesOf<typeof compoundInterestCalculator> = [
  {
    given: { principal: 12_600, annualRatePercent: 10, years: 2, frequency: 'yearly' },
    expect: { interest: 2646, total: 15_246 },
    source: 'NCERT Mathematics, class 8, chapter 8, example 11',
  },
  {
    given: { principal: 100_000, annualRatePercent: 9, years: 5, frequency: 'quarterly' },
    expect: { total: 156_050.92 },
    source: 'blog.kbsbng.com, 2011: 1 lakh at 9 % for 5 years, compounded quarterly',
  },
  {
    given: { principal: 10_000, annualRatePercent: 8, years: 5, frequency: 'yearly' },
    expect: { total: 14_693 },
    precision: 1,
    source: 'pharm11reliable.com, 2019: 10,000 at 8 % for 5 years, compounded yearly',
  },
]
