import type { ExamplesOf } from '../calculator.ts'
import type { loanCalculator } from './loan.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const loanExamples: ExamplesOf<typeof loanCalculator> = [
  {
    given: { principal: 1_000_000, annualRatePercent: 8, years: 10 },
    expect: { emi: 12_132.76, totalInterest: 455_931.13, totalPayment: 1_455_931.13 },
    source: 'toolfest.in, EMI for 10 lakh at 8.0 % for 10 years',
  },
  {
    given: { principal: 1_000_000, annualRatePercent: 8.5, years: 15 },
    expect: { emi: 9847.4, totalInterest: 772_531.2, totalPayment: 1_772_531.2 },
    source: 'toolfest.in, EMI for 10 lakh at 8.5 % for 15 years',
  },
  {
    given: { principal: 5_000_000, annualRatePercent: 8.5, years: 20 },
    expect: { emi: 43_391, totalInterest: 5_413_879, totalPayment: 10_413_879 },
    precision: 1,
    source: 'bulltimes.com, prepayment calculator: 50 lakh at 8.5 % for 20 years, 43,391 a month',
  },
]
