import type { ExamplesOf } from '../calculator.ts'
import type { ppfCalculator } from './ppf.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const ppfExamples: ExamplesOf<typeof ppfCalculator> = [
  {
    given: { yearlyDeposit: 150_000, annualRatePercent: 7.1, years: 15 },
    expect: { maturity: 4_068_209.22, paidIn: 2_250_000, afterSixteen: 4_517_702.07 },
    source:
      'the 40.68 lakh that banks print for 1.5 lakh a year at 7.1 %; recurrence in decimals of 50 digits',
  },
  {
    given: { mode: 'monthly', monthlyDeposit: 12_500, annualRatePercent: 7.1, years: 15 },
    expect: { maturity: 3_944_599.22, paidIn: 2_250_000 },
    source: 'yearly recurrence in decimals of 50 digits, 78/12 months of interest on monthly parts',
  },
  {
    given: { yearlyDeposit: 70_000, rates: 'notified', firstFinancialYear: '2011-12', years: 15 },
    expect: { maturity: 1_975_067.72 },
    source: 'rates of each month as the National Savings Institute lists them, in decimals of 50 digits',
  },
  {
    given: { yearlyDeposit: 10_000, annualRatePercent: 7.1, years: 15, annualStepUpPercent: 10 },
    expect: { maturity: 509_384.05, paidIn: 317_724.82 },
    source: 'deposits that grow by a tenth, yearly recurrence in decimals of 50 digits',
  },
  {
    given: {
      ...{ yearlyDeposit: 100_000, annualRatePercent: 7.1, years: 15, credited: 'rupee-yearly' },
      ...{ slabRatePercent: '30', other80C: 80_000 },
    },
    expect: { maturity: 2_712_139, taxSaved: 315_000 },
    source: 'yearly recurrence with each 31 March to the rupee, in decimals; 30 % of 70,000 fifteen times',
  },
  {
    given: { yearlyDeposit: 150_000, annualRatePercent: 7.1, years: 15, otherMonth: 'month-4' },
    expect: { maturity: 4_000_785.58 },
    source:
      'yearly recurrence in decimals of 50 digits, nine months of interest on each deposit of early July',
  },
]
