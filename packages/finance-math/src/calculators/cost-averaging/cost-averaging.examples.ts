import type { ExamplesOf } from '../calculator.ts'
import type { costAveragingCalculator } from './cost-averaging.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const costAveragingExamples: ExamplesOf<typeof costAveragingCalculator> = [
  {
    given: {
      purchases: [
        { date: '2024-01-01', price: 100, amount: 1000 },
        { date: '2024-02-01', price: 50, amount: 1000 },
      ],
      valueDate: '2024-03-01',
      valuePrice: 80,
    },
    expect: { averageCost: 66.67, units: 30, invested: 2000, value: 2400, gain: 400, absolutePercent: 20 },
    source: 'by hand: 10 and 20 for 2,000, worth 80 each',
  },
  {
    given: {
      purchases: [
        { date: '2026-04-06', price: 200, amount: 10_000 },
        { date: '2026-01-05', price: 250, amount: 10_000 },
        { date: '2026-02-05', price: 200, amount: 10_000 },
        { date: '2026-03-05', price: 160, amount: 10_000 },
      ],
      valueDate: '2026-10-05',
      valuePrice: 230,
    },
    expect: {
      averageCost: 197.53,
      units: 202.5,
      value: 46_575,
      lumpValue: 36_800,
      ahead: 9775,
      maxDrawdownPercent: -36,
    },
    source: 'by hand: 40 + 50 + 62.5 + 50 bought for 40,000; at once 160; from 250 to 160',
  },
  {
    given: {
      purchases: [{ date: '2025-01-01', price: 100, amount: 1000 }],
      valueDate: '2026-01-01',
      valuePrice: 110,
    },
    expect: { averageCost: 100, xirrPercent: [10], lumpValue: 1100, ahead: 0 },
    precision: 1e-6,
    source: 'by hand: 10 % in a year of 365 days',
  },
]
