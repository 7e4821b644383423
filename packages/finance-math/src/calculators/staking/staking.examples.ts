import type { ExamplesOf } from '../calculator.ts'
import type { stakingCalculator } from './staking.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const stakingExamples: ExamplesOf<typeof stakingCalculator> = [
  {
    given: { aprPercent: 6, restaked: '12', years: 1 },
    expect: { apyPercent: 6.1678, finalAmount: 10_616.78 },
    source: 'OpenFormula, EFFECT(6 %; 12)',
  },
  {
    given: { amount: 2000, aprPercent: 10, restaked: 'never', years: 3, commissionPercent: 10 },
    expect: { apyPercent: 9, rewards: 540, finalAmount: 2540 },
    source: 'by hand: 2,000 × 9 % × 3',
  },
]
