import type { ExamplesOf } from '../calculator.ts'
import type { targetAmountCalculator } from './target-amount.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const targetAmountExamples: ExamplesOf<typeof targetAmountCalculator> = [
  {
    given: { target: 100_000, inflationPercent: 6, returnPercent: 6, years: 10 },
    expect: { inflatedTarget: 179_084.77, presentInvestment: 100_000 },
    source: 'inflation as on calculators.datastorified.com; at an equal return it cancels',
  },
  {
    given: { target: 100_000, inflationPercent: 5, returnPercent: 8, years: 10, interestType: 'simple' },
    expect: { inflatedTarget: 162_889.46, presentInvestment: 90_494.15 },
    source: '100,000 × 1.05¹⁰ ÷ 1.8',
  },
]
