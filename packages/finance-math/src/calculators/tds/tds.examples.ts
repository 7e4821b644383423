import type { ExamplesOf } from '../calculator.ts'
import type { tdsCalculator } from './tds.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const tdsExamples: ExamplesOf<typeof tdsCalculator> = [
  {
    given: { payment: 'rent-land-building', amount: 60_000 },
    expect: { tds: 6000, net: 54_000 },
    source: 'section 194I since April 2025: 10 % of a month’s rent above 50,000, of all of it',
  },
  {
    given: { payment: 'rent-land-building', amount: 50_000 },
    expect: { tds: 0, net: 50_000 },
    source: 'section 194I: 50,000 itself is free',
  },
  {
    given: { payment: 'goods', amount: 6_000_000, pan: 'no' },
    expect: { tds: 50_000, ratePercent: 5 },
    source: 'section 194Q: 5 % without a PAN of what exceeds 50 lakh',
  },
  {
    given: { payment: 'contract-individual', amount: 60_000, largestPayment: 40_000 },
    expect: { tds: 400 },
    source:
      'caclubindia.com, experts 1861534: of 40,000 and 20,000 only the first, by the words of section 194C(5)',
  },
  {
    given: { payment: 'property', amount: 5_000_000 },
    expect: { tds: 50_000 },
    source: 'section 194-IA: "less than fifty lakh" is free, 50 lakh are not',
  },
]
