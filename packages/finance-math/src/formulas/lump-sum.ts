import { above, atLeast, object, result } from '../primitives/check.ts'
import type { InvestmentGrowth } from './sip.ts'

/** What `lumpSum` takes: money, percent a year, years. */
export interface LumpSumInput {
  principal: number
  annualRatePercent: number
  years: number
}

/**
 * The value of one payment, compounded yearly.
 *
 * @formula FV = P × (1 + R)^t
 * @where P principal; R annualRatePercent / 100; t years
 * @param input principal in money, annualRatePercent in percent a year, years
 * @see OpenFormula `FV` without payments
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(lumpSum({ principal: 100_000, annualRatePercent: 12, years: 10 }).futureValue, 2) //=> 310584.82
 */
export function lumpSum(input: LumpSumInput): InvestmentGrowth {
  const { principal, annualRatePercent, years } = object('input', input)
  atLeast('principal', principal, 0)
  above('annualRatePercent', annualRatePercent, -100)
  above('years', years, 0)
  const futureValue = result('years', years, principal * (1 + annualRatePercent / 100) ** years)
  return { futureValue, totalInvested: principal, gain: futureValue - principal }
}
