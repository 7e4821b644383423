import { object } from '../primitives/check.ts'
import { compoundInterest } from './compound-interest.ts'
import type { SimpleInterestInput } from './simple-interest.ts'

/** What a deposit pays at its end, and the interest in it. */
export interface FixedDepositResult {
  maturity: number
  interest: number
}

/**
 * What a bank's fixed deposit pays at maturity, interest being added every quarter.
 *
 * @formula A = P × (1 + R/4)^(4 × t)
 * @where P principal; R annualRatePercent / 100; t years
 * @param input principal in money, annualRatePercent in percent a year, years
 * @see OpenFormula `FV` at a quarter of the year's rate; Indian banks compound quarterly
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(fixedDeposit({ principal: 100_000, annualRatePercent: 9, years: 5 }).maturity, 2) //=> 156050.92
 */
export function fixedDeposit(input: SimpleInterestInput): FixedDepositResult {
  const { total, interest } = compoundInterest({ ...object('input', input), frequency: 'quarterly' })
  return { maturity: total, interest }
}
