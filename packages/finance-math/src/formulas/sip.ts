import { atLeast, object, result } from '../primitives/check.ts'
import type { RateConvention } from './monthly-rate.ts'
import { sipGrowth } from './sip-growth.ts'

/** What `sip` takes: money per month, percent a year, years. */
export interface SipInput {
  monthlyInvestment: number
  annualRatePercent: number
  years: number
  rateConvention?: RateConvention
}

/** What an investment has become: its value, what was paid in, and the difference. */
export interface InvestmentGrowth {
  futureValue: number
  totalInvested: number
  gain: number
}

/**
 * The value of a systematic investment plan: the same amount paid at the start of every month, compounded
 * monthly.
 *
 * @formula FV = P × ((1 + i)^n − 1) / i × (1 + i)
 * @where P monthlyInvestment; n 12 × years; i annualRatePercent / 1200, or (1 + annualRatePercent/100)^(1/12) −
 *   1 where `rateConvention` is `'effective'`
 * @param input monthlyInvestment in money, annualRatePercent in percent a year, years
 * @see annuity-due, as fund companies' SIP calculators print it
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(sip({ monthlyInvestment: 1000, annualRatePercent: 12, years: 1 }).futureValue, 2) //=> 12809.33
 */
export function sip(input: SipInput): InvestmentGrowth {
  const { monthlyInvestment, annualRatePercent, years, rateConvention } = object('input', input)
  const futureValue =
    atLeast('monthlyInvestment', monthlyInvestment, 0) * sipGrowth(annualRatePercent, years, rateConvention)
  const totalInvested = monthlyInvestment * 12 * years
  return { futureValue, totalInvested, gain: result('years', years, futureValue - totalInvested) }
}
