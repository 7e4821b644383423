import type { ExamplesOf } from '../calculator.ts'
import type { personalLoanCalculator } from './personal-loan.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const personalLoanExamples: ExamplesOf<typeof personalLoanCalculator> = [
  {
    given: { principal: 1_000_000, annualRatePercent: 8, years: 10, feePercent: 0 },
    expect: { emi: 12_132.76, aprPercent: 8, totalCost: 455_931.13 },
    source: 'toolfest.in, EMI for 10 lakh at 8.0 % for 10 years; without a fee the rate is the rate',
  },
  {
    given: { principal: 300_000, annualRatePercent: 0, years: 1, feePercent: 2 },
    expect: { emi: 25_000, feesPaid: 7080, received: 292_920 },
    source: 'by hand: 2 % of 3,00,000 with 18 % of GST',
  },
]
