import type { ExamplesOf } from '../calculator.ts'
import type { advanceTaxCalculator } from './advance-tax.calculator.ts'

/** Worked examples by hand, to which `conformance.test.ts` holds it: no published one was found. */
export const advanceTaxExamples: ExamplesOf<typeof advanceTaxCalculator> = [
  {
    given: { taxLiability: 100_000, tdsCredit: 0 },
    expect: { due: 'yes', interest234C: 5050, interest234B: 4000 },
    source: 'by hand: 1 % × 3 of 15,000, 45,000 and 75,000, 1 % of 1,00,000; and 1 % × 4 of 1,00,000',
  },
  {
    given: {
      taxLiability: 100_000,
      tdsCredit: 0,
      june: 12_000,
      september: 24_000,
      december: 39_000,
      march: 25_000,
    },
    expect: { interest234C: 0, interest234B: 0, left: 0 },
    source: 'section 234C: 12 and 36 % are enough by June and September',
  },
  {
    given: { taxLiability: 59_999, tdsCredit: 50_000 },
    expect: { due: 'no', totalInterest: 0, assessedTax: 9999 },
    source: 'section 208: less than 10,000 is not due in advance',
  },
]
