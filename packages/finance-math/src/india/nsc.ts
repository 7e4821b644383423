import { roundAmount } from '../formulas/round-amount.ts'
import { atLeast, object, result, whole } from '../primitives/check.ts'

/** What `nsc` takes: rupees, and the rate of the day of opening. */
export interface NscInput {
  principal: number
  annualRatePercent: number
  years?: number
}

/** What the certificate pays at its end, and the interest that counts as invested again before its last year. */
export interface NscResult {
  maturity: number
  totalInterest: number
  interestDeemedReinvested: number
}

/**
 * What a National Savings Certificate pays: interest compounds every year. The value of a certificate of
 * 1,000 rupees is fixed to the paisa; others are in proportion to it, and then to the nearest rupee.
 *
 * That is the rule of certificates opened since 1 April 2016, where `nscRatePercent` begins. Before, interest compounded
 * every half-year, and the same rate paid more (8.4 % of 2011: 1,50,900 of 1,00,000, where this answers 1,49,674).
 *
 * The interest of every year but the last counts as invested again: in the old regime it belongs to section
 * 80C, while that of the last year is taxed without it.
 *
 * @formula M = P × (1 + R)^5
 * @where P principal; R the rate of a year
 * @param input principal in rupees; annualRatePercent of the day of opening, as `nscRatePercent` has it; years
 *   (5), 1 to 10
 * @see G.S.R. 919(E) of 12 December 2019
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * nsc({ principal: 100_000, annualRatePercent: 7.7 }) //=> { maturity: 144903, totalInterest: 44903, interestDeemedReinvested: 34543 }
 */
export function nsc(input: NscInput): NscResult {
  const { principal, annualRatePercent, years = 5 } = checked(input)
  whole('years', years, 1, 10)
  const maturity = roundAmount(
    result(
      'annualRatePercent',
      annualRatePercent,
      share(input, 1000 * (1 + annualRatePercent / 100) ** years),
    ),
    1,
  )
  let interestDeemedReinvested = 0
  for (let year = 1; year < years; year++) interestDeemedReinvested += interestOf(input, year)
  return {
    maturity,
    totalInterest: maturity - principal,
    interestDeemedReinvested: roundAmount(interestDeemedReinvested, 100),
  }
}

/** What `nscYearInterest` takes. */
export interface NscYearInterestInput {
  principal: number
  annualRatePercent: number
  year: number
}

/**
 * The interest that accrues on a National Savings Certificate in one of its years, to be declared in that year:
 * of a certificate of 1,000 rupees to the paisa, of others in proportion; of those opened since 1 April 2016, as `nsc`.
 *
 * @formula I = P × (1 + R)^(y − 1) × R
 * @where P principal; R the rate of a year; y the year
 * @param input principal in rupees; annualRatePercent of the day of opening; year, counted from it, 1 to 10
 * @see G.S.R. 919(E) of 12 December 2019
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * nscYearInterest({ principal: 1000, annualRatePercent: 6.8, year: 2 }).interest //=> 72.62
 */
export function nscYearInterest(input: NscYearInterestInput): { interest: number } {
  checked(input)
  whole('year', input.year, 1, 10)
  return { interest: interestOf(input, input.year) }
}

function checked<Input extends { principal: number; annualRatePercent: number }>(input: Input): Input {
  const { principal, annualRatePercent } = object('input', input)
  atLeast('principal', principal, 0)
  atLeast('annualRatePercent', annualRatePercent, 0)
  return input
}

/** The part of a sum that is in proportion to what a certificate of 1,000 rupees has, there to the paisa. */
function share({ principal }: { principal: number }, of1000: number): number {
  return (roundAmount(of1000, 100) / 1000) * principal
}

function interestOf(input: { principal: number; annualRatePercent: number }, year: number): number {
  const rate = input.annualRatePercent / 100
  const interest = share(input, 1000 * (1 + rate) ** (year - 1) * rate)
  return roundAmount(result('annualRatePercent', input.annualRatePercent, interest), 100)
}
