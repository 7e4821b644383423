import { result, whole } from '../primitives/check.ts'
import { annuity } from './annuity.ts'
import { type Loan, type LoanInput, toLoan } from './loan.ts'

/** What `outstandingBalance` takes: a loan, and after how many instalments to look at it. */
export interface OutstandingBalanceInput extends LoanInput {
  afterMonths: number
}

/**
 * What is still owed on a loan after a number of instalments, without building the schedule.
 *
 * @formula B = P × ((1 + i)^n − (1 + i)^k) / ((1 + i)^n − 1)
 * @where P principal; i annualRatePercent / 1200; n months; k afterMonths
 * @param input a loan as for `emi`, and afterMonths from 0 to months
 * @see OpenFormula `FV` of the loan and its instalments
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const loan = { principal: 5_000_000, annualRatePercent: 8, months: 240 }
 * roundTo(outstandingBalance({ ...loan, afterMonths: 60 }), 2) //=> 4376279.21
 */
export function outstandingBalance(input: OutstandingBalanceInput): number {
  const loan = toLoan(input)
  const paid = whole('afterMonths', input.afterMonths, 0, loan.months)
  return result('principal', loan.principal, balanceAfter(loan, paid))
}

/** The balance of a checked loan after `paid` instalments. */
export function balanceAfter({ principal, rate, months, exactEmi, emi }: Loan, paid: number): number {
  if (paid === months) return 0
  if (emi !== exactEmi) return Math.max(0, principal * (1 + rate) ** paid - emi * annuity(rate, paid))
  // The instalments that are left, discounted: nothing cancels as the balance nears zero.
  return -exactEmi * annuity(rate, paid - months)
}
