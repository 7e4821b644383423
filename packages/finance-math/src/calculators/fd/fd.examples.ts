import type { ExamplesOf } from '../calculator.ts'
import type { fdCalculator } from './fd.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const fdExamples: ExamplesOf<typeof fdCalculator> = [
  {
    given: { principal: 100_000, annualRatePercent: 9, years: 5 },
    expect: { maturity: 156_050.92 },
    source: 'blog.kbsbng.com, 2011: 1 lakh at 9 % for 5 years',
  },
  {
    given: { principal: 15_000, annualRatePercent: 5, years: 2 },
    expect: { maturity: 16_567.29 },
    source: 'easycalculation.com, fixed deposit: 15,000 at 5 % for 2 years, quarterly',
    precision: 0.1,
  },
  {
    given: { principal: 10_000, annualRatePercent: 8, years: 5 },
    expect: { maturity: 14_859 },
    precision: 1,
    source: 'pharm11reliable.com, 2019: 10,000 at 8 % for 5 years, quarterly',
  },
]
