import { atLeast, object, result } from '../primitives/check.ts'
import type { RateConvention } from './monthly-rate.ts'
import { sipGrowth } from './sip-growth.ts'

/** What `requiredSip` takes: money, percent a year, years. */
export interface RequiredSipInput {
  targetAmount: number
  annualRatePercent: number
  years: number
  rateConvention?: RateConvention
}

/**
 * The amount to pay at the start of every month so that a systematic investment plan reaches a target.
 *
 * The inverse of `sip`.
 *
 * @formula P = T / (((1 + i)^n − 1) / i × (1 + i))
 * @where T the target; i a month's rate; n months
 * @param input targetAmount in money, annualRatePercent in percent a year, years
 * @see OpenFormula `PMT` of type 1, of which this is the amount with its sign turned
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(requiredSip({ targetAmount: 10_000_000, annualRatePercent: 12, years: 20 }), 2) //=> 10008.53
 */
export function requiredSip(input: RequiredSipInput): number {
  const { targetAmount, annualRatePercent, years, rateConvention } = object('input', input)
  atLeast('targetAmount', targetAmount, 0)
  const perUnit = sipGrowth(annualRatePercent, years, rateConvention)
  return result('targetAmount', targetAmount, targetAmount / perUnit)
}
