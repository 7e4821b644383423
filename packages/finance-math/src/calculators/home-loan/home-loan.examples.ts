import type { ExamplesOf } from '../calculator.ts'
import type { homeLoanCalculator } from './home-loan.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const homeLoanExamples: ExamplesOf<typeof homeLoanCalculator> = [
  {
    given: { price: 6_250_000, downPaymentPercent: 20, annualRatePercent: 8.5, years: 20 },
    expect: {
      loanAmount: 5_000_000,
      emi: 43_391,
      totalInterest: 5_413_879,
      mostLent: 5_000_000,
      within: 'yes',
    },
    precision: 1,
    source:
      'bulltimes.com, prepayment calculator: 50 lakh at 8.5 % for 20 years, 43,391 a month; 80 % of the price',
  },
  {
    given: { price: 3_400_000, downPaymentPercent: 10 },
    expect: { loanAmount: 3_060_000, mostLent: 3_000_000, within: 'no' },
    source: 'by hand: 90 % of the price holds up to 30 lakh, and 80 % would be 27.2 lakh',
  },
]
