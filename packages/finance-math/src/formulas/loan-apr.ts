import { above, atLeast, invalid, object, whole } from '../primitives/check.ts'
import { instalmentRatePercent } from './instalment-rate.ts'

/** What `loanApr` takes: money lent, fees kept back from it, the instalment and how many there are. */
export interface LoanAprInput {
  principal: number
  fees: number
  instalment: number
  months: number
}

/**
 * The annual percentage rate of a loan with its fees: the rate at which the instalments pay back what really
 * came into the borrower's hands, twelve times the monthly one.
 *
 * @formula P − F = Σ_(k = 1)^n E / (1 + i)^k
 * @formula APR = 12 × i
 * @where P principal; F fees; E instalment; n months; i the rate of a month, searched
 * @param input principal and instalment in money, fees from 0 to below the principal, months (to 100,000)
 * @see Reserve Bank of India, Key Facts Statement for Loans & Advances (15 April 2024), annex B; OpenFormula
 *   `RATE`. The annex lists instalments of 970 and prints 17.07 %, the rate of the unrounded instalment of 969.73
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where no rate fits
 * @example
 * const { aprPercent } = loanApr({ principal: 20_000, fees: 400, instalment: 970, months: 24 })
 * roundTo(aprPercent, 2) //=> 17.1
 */
export function loanApr(input: LoanAprInput): { aprPercent: number } {
  const { principal, fees, instalment, months } = object('input', input)
  above('principal', principal, 0)
  if (atLeast('fees', fees, 0) >= principal) invalid('fees', fees, 'below the principal')
  above('instalment', instalment, 0)
  whole('months', months, 1, 100_000)
  return { aprPercent: instalmentRatePercent('instalment', instalment, months, instalment, principal - fees) }
}
