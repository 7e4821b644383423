import type { ExamplesOf } from '../calculator.ts'
import type { chitFundCalculator } from './chit-fund.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const chitFundExamples: ExamplesOf<typeof chitFundCalculator> = [
  {
    given: {},
    expect: { youReceive: 375_000, totalPaid: 447_500, firstInstalment: 22_500 },
    source: 'by hand: 5,00,000 × 75 %; 19 months of 22,500 and one of 20,000',
  },
  {
    given: { members: 2, yourMonth: 2, yourDiscountPercent: 5, othersDiscountPercent: 5 },
    expect: { youReceive: 475_000, totalPaid: 500_000 },
    source: 'by hand: at the commission nothing is shared out',
  },
  {
    given: { yourMonth: 10, yourDiscountPercent: 40 },
    expect: { youReceive: 300_000, totalPaid: 443_750, effectiveAnnualPercent: Number.NaN },
    source:
      'by hand: 19 months of 22,500 and one of 16,250; the flows are worth less than 0 at every rate (Python)',
  },
]
