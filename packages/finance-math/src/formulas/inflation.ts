import { atLeast, object } from '../primitives/check.ts'
import { lumpSum } from './lump-sum.ts'
import { roundAmount } from './round-amount.ts'

/** What `inflation` takes: today's money, percent a year, years. */
export interface InflationInput {
  amount: number
  annualRatePercent: number
  years: number
}

/** What it will cost, as computed and to the whole rupee. */
export interface InflationResult {
  futureCost: number
  roundedFutureCost: number
}

/**
 * What something that costs `amount` today will cost after years of inflation.
 *
 * @formula F = A × (1 + R)^t
 * @where A amount; R the inflation of a year / 100; t years
 * @param input amount in money, annualRatePercent in percent a year, years
 * @see OpenFormula `FV` without payments
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * inflation({ amount: 100_000, annualRatePercent: 6, years: 10 }).roundedFutureCost //=> 179085
 */
export function inflation(input: InflationInput): InflationResult {
  const { amount, ...rest } = object('input', input)
  atLeast('amount', amount, 0)
  const futureCost = lumpSum({ ...rest, principal: amount }).futureValue
  return { futureCost, roundedFutureCost: roundAmount(futureCost, 1) }
}
