import type { ExamplesOf } from '../calculator.ts'
import type { fdPayoutCalculator } from './fd-payout.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const fdPayoutExamples: ExamplesOf<typeof fdPayoutCalculator> = [
  {
    given: { payout: 'quarterly', principal: 1_000_000, annualRatePercent: 7, months: 36 },
    expect: { quarterly: 17_500, totalInterest: 210_000, totalTds: 21_000, netInterest: 189_000 },
    source: 'by hand: 10 lakh at 7 % is 17,500 a quarter and 70,000 a year, of which a tenth is deducted',
  },
  {
    given: { payout: 'monthly', principal: 100_000, annualRatePercent: 7, months: 12 },
    expect: { monthly: 579.96, totalInterest: 6959.56, totalTds: 0 },
    source: 'in decimals: 1,00,000 × (1.0175^(1/3) − 1), less than a third of a quarter’s 1,750',
  },
  {
    given: { payout: 'maturity', principal: 100_000, annualRatePercent: 7, months: 15, days: 10 },
    expect: { maturity: 109_270.82, total: 109_270.82 },
    source:
      'in decimals: five quarters compounded, ten days simple: 1,00,000 × 1.0175^5 × (1 + 7 % × 10/365)',
  },
  {
    given: { payout: 'maturity', principal: 100_000, annualRatePercent: 7, months: 12, senior: 'yes' },
    expect: { maturity: 107_713.59, ratePercent: 7.5 },
    source: 'in decimals: half a percent more from 60 on, 1,00,000 × 1.01875^4',
  },
]
