import type { ExamplesOf } from '../calculator.ts'
import type { noCostEmiCalculator } from './no-cost-emi.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it; no published ones were found. */
export const noCostEmiExamples: ExamplesOf<typeof noCostEmiCalculator> = [
  {
    given: { price: 60_000, months: 6, annualRatePercent: 15, processingFee: 199, cashDiscount: 2000 },
    expect: { emi: 10_000, interest: 2539.9, gstOnInterest: 457.18, extraCost: 2692, aprPercent: 15.83 },
    source: 'in Python, month by month and by bisection',
  },
  {
    given: { price: 30_000, months: 12, annualRatePercent: 16, processingFee: 0, cashDiscount: 0 },
    expect: { gstOnInterest: 440.28, extraCost: 440.28, aprPercent: 2.71 },
    source: 'in Python, month by month and by bisection',
  },
]
