import { result } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'

/** In how many months a card is paid off, and how much interest that takes. */
export interface CardPayoffResult {
  months: number
  totalInterest: number
}

/** A thousand years: who is not done by then never is. */
export const mostMonths = 12_000

/**
 * Pays off what is owed on a card: each month its interest is added, then `payment` leaves it, the last payment
 * being what is left. Refuses payments that do not exceed the interest, for those never end.
 */
export function repayCard(
  argument: string,
  passed: unknown,
  balance: number,
  rate: number,
  payment: (owed: number, interest: number) => number,
): CardPayoffResult {
  let owed = balance
  let totalInterest = 0
  let months = 0
  for (; owed > 0; months++) {
    const interest = owed * rate
    const paid = payment(owed, interest)
    if (!(paid > interest) || months === mostMonths) {
      throw new FinanceMathError('NO_SOLUTION', argument, passed, 'The payments never pay the balance off.')
    }
    totalInterest += interest
    // What exceeds a payment by no more than rounding errors is paid with it.
    const left = owed + interest - paid
    owed = left > paid * 1e-9 ? left : 0
  }
  return { months, totalInterest: result(argument, passed, totalInterest) }
}
