import { above, atLeast, object, result } from '../primitives/check.ts'

/** What `simpleInterest` takes: money, percent a year, years. */
export interface SimpleInterestInput {
  principal: number
  annualRatePercent: number
  years: number
}

/** Interest, and principal and interest together. */
export interface InterestResult {
  interest: number
  total: number
}

/**
 * Simple interest, which earns no interest itself.
 *
 * @formula I = P × R × t
 * @where P principal; R annualRatePercent / 100; t years
 * @param input principal in money, annualRatePercent in percent a year, years
 * @see the definition: interest on the principal alone
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * simpleInterest({ principal: 10_000, annualRatePercent: 5, years: 2 }) //=> { interest: 1000, total: 11000 }
 */
export function simpleInterest(input: SimpleInterestInput): InterestResult {
  const { principal, annualRatePercent, years } = object('input', input)
  atLeast('principal', principal, 0)
  above('annualRatePercent', annualRatePercent, -100)
  above('years', years, 0)
  const interest = (principal * annualRatePercent * years) / 100
  return { interest: interest + 0, total: result('years', years, principal + interest) }
}
