import type { ExamplesOf } from '../calculator.ts'
import type { npvIrrCalculator } from './npv-irr.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const npvIrrExamples: ExamplesOf<typeof npvIrrCalculator> = [
  {
    given: { spent: 40_000, flows: [5000, 8000, 12_000, 30_000], discountPercent: 8 },
    expect: { npv: 3065.22 },
    source: 'numpy-financial, documentation of npv: 3,065.22',
  },
  {
    given: { spent: 10, flows: [21, -11], discountPercent: 10 },
    expect: { npv: 0 },
    precision: 1e-9,
    source: 'by hand: −10 + 21 ÷ 1.1 − 11 ÷ 1.21',
  },
  {
    given: { spent: 1000, flows: [250, 250, 250], discountPercent: 0 },
    expect: { npv: -250, payback: [], discountedPayback: [] },
    source: 'by hand: a quarter of it never comes back',
  },
]
