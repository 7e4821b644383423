import type { ExamplesOf } from '../calculator.ts'
import type { rdCalculator } from './rd.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const rdExamples: ExamplesOf<typeof rdCalculator> = [
  {
    given: { monthlyDeposit: 5000, annualRatePercent: 7, months: 60 },
    expect: { maturity: 359_663.95, paidIn: 300_000 },
    source: 'the sum of powers in decimals of 50 digits: 5,000 a month at 7 % for 5 years, quarterly',
  },
  {
    given: { mode: 'post-office', monthlyDeposit: 70_000, annualRatePercent: 6.7 },
    expect: { maturity: 4_995_606 },
    source: 'post office table of 70,000 a month at 6.7 %, where the formula rounded once gives 49,95,608',
  },
  {
    given: { mode: 'post-office', monthlyDeposit: 100, annualRatePercent: 5.8, retainedYears: 1 },
    expect: { maturity: 7382.79 },
    source: 'G.S.R. 918(E), tables 2 and 2.1 as amended: an account of 100 rupees kept a year longer',
  },
  {
    given: { monthlyDeposit: 50_000, annualRatePercent: 7, months: 60 },
    expect: { maturity: 3_596_639.54, totalTds: 57_353.29, netInterest: 539_286.25 },
    source: 'month by month in decimals of 50 digits: a tenth of each year’s interest above 50,000',
  },
  {
    given: { mode: 'post-office', monthlyDeposit: 10_000, annualRatePercent: 6.7, continuedYears: 2 },
    expect: { maturity: 1_072_475, paidIn: 840_000 },
    source:
      'the sum of powers in decimals of 50 digits, 100 rupees to the paisa, in proportion, to the rupee',
  },
  {
    given: { mode: 'post-office', monthlyDeposit: 5000, missed: 3, inAdvance: 20, closedAfter: 36 },
    expect: { lateFee: 300, rebate: 2500, closedEarly: 191_354 },
    source:
      'G.S.R. 918(E), paragraphs 6 to 8, by hand: 3 + 2 + 1 months at 50, 50 × (40 + 10), 4 % on what stands there',
  },
]
