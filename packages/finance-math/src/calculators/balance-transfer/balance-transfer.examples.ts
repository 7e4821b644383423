import type { ExamplesOf } from '../calculator.ts'
import type { balanceTransferCalculator } from './balance-transfer.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it: nobody was found to have published one with its fees. */
export const balanceTransferExamples: ExamplesOf<typeof balanceTransferCalculator> = [
  {
    given: {
      outstanding: 4_000_000,
      annualRatePercent: 9.25,
      years: 15,
      newAnnualRatePercent: 8.4,
      processingFee: 20_000,
      otherCosts: 0,
    },
    expect: { saving: 338_600.73, cost: 23_600, emi: 41_167.69, newEmi: 39_155.47, breakEvenMonths: [9] },
    source: 'both loans month by month in decimals',
  },
  {
    given: {
      outstanding: 1_000_000,
      annualRatePercent: 9,
      years: 2,
      newAnnualRatePercent: 8.9,
      processingFee: 20_000,
      otherCosts: 0,
    },
    expect: { saving: -22_499.16, interestLeft: 96_433.81, newInterest: 95_332.98, breakEvenMonths: [] },
    source: 'the same for two years: the fee is more than the interest saved',
  },
]
