import type { ExamplesOf } from '../calculator.ts'
import type { loanAprCalculator } from './loan-apr.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const loanAprExamples: ExamplesOf<typeof loanAprCalculator> = [
  {
    given: { principal: 20_000, annualRatePercent: 15, years: 2, fees: 400 },
    expect: { aprPercent: 17.07 },
    source: 'Reserve Bank of India, Key Facts Statement (15 April 2024), annex B: 17.07 %',
  },
  {
    given: { principal: 20_000, annualRatePercent: 15, years: 2, fees: 400 },
    expect: { emi: 970, received: 19_600 },
    precision: 1,
    source: 'the same: instalments of 970, 19,600 disbursed',
  },
]
