import { above, result } from '../primitives/check.ts'
import { annuity } from './annuity.ts'
import { monthlyRate, type RateConvention } from './monthly-rate.ts'

/** What 1 paid at the start of every month has grown to after some years. */
export function sipGrowth(
  annualRatePercent: number,
  years: number,
  rateConvention: RateConvention | undefined,
): number {
  const rate = monthlyRate(annualRatePercent, rateConvention)
  return result('years', years, annuity(rate, 12 * above('years', years, 0)) * (1 + rate))
}
