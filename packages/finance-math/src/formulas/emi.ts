import { result } from '../primitives/check.ts'
import { type LoanInput, toLoan } from './loan.ts'
import { payOff } from './pay-off.ts'

/** What a loan costs: the instalment, all instalments together, and the interest among them. */
export interface EmiResult {
  emi: number
  totalPayment: number
  totalInterest: number
}

/**
 * The equated monthly instalment of a loan on a reducing balance, and what the loan costs in all.
 *
 * With `emiRounding` the last instalment takes the remainder, and the totals are those of that schedule.
 *
 * @formula EMI = P × i × (1 + i)^n / ((1 + i)^n − 1)
 * @formula EMI = P / n "at" i = 0
 * @where P principal; i annualRatePercent / 1200; n months
 * @param input principal in money, annualRatePercent in percent a year, months (to 100,000), emiRounding `'none'`
 *   (default), `'rupee'` or `'paisa'`
 * @see OpenFormula `PMT`, of which this is the amount with its sign turned
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(emi({ principal: 1_000_000, annualRatePercent: 8, months: 120 }).emi, 2) //=> 12132.76
 */
export function emi(input: LoanInput): EmiResult {
  const loan = toLoan(input)
  const { principal, rate, months, exactEmi } = loan
  const totalInterest =
    loan.emi === exactEmi ? exactEmi * months - principal : payOff(principal, rate, loan.emi, months).interest
  const totalPayment = result('principal', principal, principal + totalInterest)
  return { emi: loan.emi, totalPayment, totalInterest }
}
