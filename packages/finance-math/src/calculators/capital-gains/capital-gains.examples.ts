import type { ExamplesOf } from '../calculator.ts'
import type { capitalGainsCalculator } from './capital-gains.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const capitalGainsExamples: ExamplesOf<typeof capitalGainsCalculator> = [
  ...(
    [
      [100, 200, 250, 50, 200],
      [100, 200, 150, 0, 150],
      [100, 50, 150, 50, 100],
      [100, 200, 50, -50, 100],
    ] as const
  ).map(([cost, fmv31Jan2018, sale, gain, costUsed], index) => ({
    given: {
      asset: 'equity' as const,
      buyDate: '2017-01-01',
      sellDate: '2018-04-01',
      ...{ cost, fmv31Jan2018, sale },
    },
    expect: { gain, costUsed, term: 'long' as const },
    source: `Central Board of Direct Taxes, questions and answers of 4 February 2018, scenario ${index + 1}`,
  })),
  {
    given: {
      asset: 'property',
      buyDate: '2005-10-01',
      sellDate: '2025-08-01',
      cost: 2_500_000,
      sale: 12_000_000,
    },
    // 25,00,000 × 376/117 = 80,34,188.03; 20 % of 39,65,811.97
    expect: {
      plainTax: [1_187_500],
      gain: 9_500_000,
      tax: 793_162.39,
      ratePercent: 20,
      taxedGain: 3_965_811.97,
    },
    source: 'Hindustan Times, December 2025: 12.5 % of 95 lakh are 11.87 lakh; with the index by hand',
  },
  {
    given: {
      asset: 'property',
      buyDate: '2008-09-01',
      sellDate: '2024-12-01',
      cost: 800_000,
      sale: 2_500_000,
    },
    expect: { plainTax: [212_500], tax: 76_058.39, costUsed: 800_000 },
    source:
      'caclubindia.com, forum 612559: 12.5 % of 17 lakh are 2.125 lakh; 20 % above 8,00,000 × 363/137 by hand',
  },
  {
    given: { asset: 'equity', buyDate: '2020-06-15', sellDate: '2026-08-03', cost: 400_000, sale: 900_000 },
    expect: {
      exemption: 125_000,
      taxedGain: 375_000,
      tax: 46_875,
      taxWithCess: 48_750,
      netProceeds: 851_250,
    },
    source: 'by hand: (5,00,000 − 1,25,000) × 12.5 % × 1.04',
  },
  {
    given: { asset: 'equity', buyDate: '2024-02-01', sellDate: '2024-07-22', cost: 400_000, sale: 700_000 },
    expect: { term: 'short', tax: 45_000, ratePercent: 15, exemption: 0 },
    source: 'section 111A: 15 % of a sale before 23 July 2024',
  },
  {
    given: {
      asset: 'debt-fund',
      buyDate: '2023-04-01',
      sellDate: '2026-10-01',
      cost: 400_000,
      sale: 600_000,
    },
    expect: { term: 'short', tax: 60_000, taxWithCess: 62_400, ratePercent: 30 },
    source: 'section 50AA: the slab, however long it was held',
  },
  {
    given: {
      asset: 'debt-fund',
      buyDate: '2020-06-01',
      sellDate: '2024-08-01',
      cost: 400_000,
      sale: 600_000,
    },
    expect: { term: 'long', tax: 25_000, ratePercent: 12.5 },
    source: 'section 112: bought before April 2023, 12.5 % of 2,00,000',
  },
  {
    given: { asset: 'gold', buyDate: '2020-06-01', sellDate: '2024-06-01', cost: 400_000, sale: 600_000 },
    // 4,00,000 × 363/301 = 4,82,392.03
    expect: { costUsed: 482_392.03, gain: 117_607.97, tax: 23_521.59, indexedTax: [23_521.59], plainTax: [] },
    precision: 0.01,
    source: 'section 112 until 22 July 2024: 20 % of the gain by the index, 363 and 301',
  },
  {
    given: {
      ...{ asset: 'equity', buyDate: '2023-05-10', sellDate: '2025-08-20', cost: 500_000, sale: 1_000_000 },
      unusedBasicExemption: 100_000,
    },
    // 5,00,000 − 1,00,000 − 1,25,000 = 2,75,000 at 12.5 %
    expect: { gain: 500_000, taxedGain: 275_000, tax: 34_375, taxWithCess: 35_750, exemption: 225_000 },
    source:
      'section 112A(2), proviso: the gain of a resident is first reduced by what the rest of the income leaves of the basic exemption; by hand',
  },
]
