import type { ExamplesOf } from '../calculator.ts'
import type { currencyCalculator } from './currency.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const currencyExamples: ExamplesOf<typeof currencyCalculator> = [
  { given: { amount: 20, rate: 83.5 }, expect: { converted: 1670 }, source: '20 × 83.5' },
  {
    given: { amount: 1670, from: 'INR', to: 'USD', rate: 0.012 },
    expect: { converted: 20.04 },
    source: '1,670 × 0.012',
  },
]
