import type { ExamplesOf } from '../calculator.ts'
import type { impermanentLossCalculator } from './impermanent-loss.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const impermanentLossExamples: ExamplesOf<typeof impermanentLossCalculator> = [
  {
    given: { deposit: 10_000, priceChangePercent: 100 },
    expect: { lossPercent: -5.72, held: 15_000, inPool: 14_142.14 },
    source: 'the usual table: twice the price is a loss of 5.7 %; 10,000 × √2 by hand',
    precision: 0.01,
  },
  {
    given: { priceChangePercent: -50 },
    expect: { lossPercent: -5.72 },
    source: 'the usual table: half the price is the same loss',
  },
  {
    given: { priceChangePercent: 300 },
    expect: { lossPercent: -20, held: 25_000, inPool: 20_000 },
    source: 'by hand: 2 × √4 ÷ 5 − 1',
  },
]
