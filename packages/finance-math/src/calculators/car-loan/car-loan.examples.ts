import type { ExamplesOf } from '../calculator.ts'
import type { carLoanCalculator } from './car-loan.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const carLoanExamples: ExamplesOf<typeof carLoanCalculator> = [
  {
    given: {
      exShowroom: 1_250_000,
      onRoadPercent: 0,
      downPaymentPercent: 20,
      annualRatePercent: 8,
      years: 10,
    },
    expect: { loanAmount: 1_000_000, emi: 12_132.76, totalInterest: 455_931.13, paidInAll: 1_705_931.13 },
    source: 'toolfest.in, EMI for 10 lakh at 8.0 % for 10 years',
  },
]
