import type { ExamplesOf } from '../calculator.ts'
import type { loanPrepaymentCalculator } from './loan-prepayment.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const loanPrepaymentExamples: ExamplesOf<typeof loanPrepaymentCalculator> = [
  {
    given: { principal: 5_000_000, annualRatePercent: 8, years: 20, afterMonth: 60, lumpSum: 600_000 },
    expect: { emi: 41_822, newEmi: 36_088, monthsSaved: 41 },
    precision: 1,
    source: 'livemint.com, 14 September 2021: 6 lakh prepaid after five years of 50 lakh at 8 %',
  },
  {
    given: { principal: 5_000_000, annualRatePercent: 8, years: 20, afterMonth: 60, lumpSum: 600_000 },
    expect: { interestSavedByTenure: 1_130_000, interestSavedByEmi: 432_000, outstanding: 4_376_000 },
    precision: 1000,
    source: 'the same: 11.30 lakh and 4.32 lakh saved, 43.76 lakh owed',
  },
]
