import type { ExamplesOf } from '../calculator.ts'
import type { arbitrageCalculator } from './arbitrage.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const arbitrageExamples: ExamplesOf<typeof arbitrageCalculator> = [
  {
    given: { odds: [2.08, 2], totalStake: 100 },
    expect: { stakes: [49.02, 50.98], payout: 101.96, isArbitrage: 'yes' },
    source: 'arbplay.app, how to calculate a sure bet',
  },
  {
    given: { odds: [1.9, 2.2], totalStake: 1000 },
    expect: { profit: 19.53 },
    precision: 0.1,
    source: 'oddsfetcher.com, surebet guide: about 19.50 on 1,000',
  },
]
