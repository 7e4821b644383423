import { atLeast, object, result, whole } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'

/** What `postOfficeTimeDeposit` takes: rupees, and the rate of the day of opening. */
export interface PostOfficeTimeDepositInput {
  principal: number
  annualRatePercent: number
  years: number
}

/** What is paid out every year; and what many pages print as the maturity. */
export interface PostOfficeTimeDepositResult {
  annualInterest: number
  /** All interest over the term; the deposit itself is paid back besides. */
  totalInterest: number
  /** What it came to if every year's interest were laid in the same deposit again, which the scheme does not do. */
  maturityIfReinvested: number
}

/**
 * What a time deposit of the post office pays: interest is compounded every quarter and paid out every year,
 * with none on what is not fetched. At the end the deposit itself comes back. Nothing is rounded here; a
 * post office pays each year's interest to the rupee.
 *
 * @formula I = P × ((1 + R/4)^4 − 1)
 * @where I the interest of a year; P principal; R annualRatePercent / 100
 * @param input principal in rupees; annualRatePercent of the day of opening, as `timeDepositRatePercents` has
 *   it; years, 1 to 5 (deposits are of 1, 2, 3 and 5)
 * @see G.S.R. 922(E) of 12 December 2019
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(postOfficeTimeDeposit({ principal: 200_000, annualRatePercent: 7.5, years: 5 }).annualInterest, 2) //=> 15427.17
 */
export function postOfficeTimeDeposit(input: PostOfficeTimeDepositInput): PostOfficeTimeDepositResult {
  const { principal, annualRatePercent, years } = object('input', input)
  atLeast('principal', principal, 0)
  atLeast('annualRatePercent', annualRatePercent, 0)
  whole('years', years, 1, 5)
  const grown = (quarters: number) =>
    result('annualRatePercent', annualRatePercent, principal * growth(annualRatePercent / 400, quarters))
  const maturityIfReinvested = result('principal', principal, principal + grown(4 * years))
  const annualInterest = grown(4)
  return {
    annualInterest,
    totalInterest: result('annualRatePercent', annualRatePercent, annualInterest * years),
    maturityIfReinvested,
  }
}
