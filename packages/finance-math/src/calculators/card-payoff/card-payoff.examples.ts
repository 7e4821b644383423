import type { ExamplesOf } from '../calculator.ts'
import type { cardPayoffCalculator } from './card-payoff.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const cardPayoffExamples: ExamplesOf<typeof cardPayoffCalculator> = [
  {
    given: { balance: 3000, annualRatePercent: 24.9, monthlyPayment: 150 },
    expect: { months: 27 },
    source: 'NPER(24.9 %/12, −150, 3000) = 26.09, rounded up',
  },
  {
    given: { mode: 'minimum', balance: 200, annualRatePercent: 20, minimumPercent: 3, floor: 50 },
    expect: { months: 5 },
    source: 'month by month by hand: 153.33, 105.89, 57.65, 8.61, 0',
  },
]
