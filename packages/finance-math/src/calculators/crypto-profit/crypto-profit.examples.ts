import type { ExamplesOf } from '../calculator.ts'
import type { cryptoProfitCalculator } from './crypto-profit.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const cryptoProfitExamples: ExamplesOf<typeof cryptoProfitCalculator> = [
  {
    given: { cost: 100_000, sale: 150_000 },
    expect: { tax: 15_600, tds: 1500, taxLeft: 14_100, netProfit: 34_400, netReturnPercent: 34.4 },
    source: 'by hand: 50,000 × 30 % × 1.04, and 1 % of 1,50,000',
  },
  {
    given: { cost: 500_000, sale: 400_000, expenses: 2000 },
    expect: { tax: 0, tds: 4000, taxLeft: -4000, netProfit: -102_000 },
    source: 'section 115BBH: a loss is taxed by nothing, and the 1 % comes back',
  },
  {
    given: { cost: 100_000, sale: 600_000 },
    expect: { tax: 156_000 },
    source: 'knowledgehubforall.com, section 115BBH: 5,00,000 of gains cost 1,56,000',
  },
]
