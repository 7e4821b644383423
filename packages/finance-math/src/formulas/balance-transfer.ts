import { atLeast, object, result, whole } from '../primitives/check.ts'
import { annuity } from './annuity.ts'

/** What `balanceTransfer` takes: what is owed, the old rate, the months left, the new rate, fees and tax on them. */
export interface BalanceTransferInput {
  outstanding: number
  annualRatePercent: number
  monthsLeft: number
  newAnnualRatePercent: number
  fees?: number
  gstPercent?: number
}

/** Both loans to the same end, the cost of moving, what moving saves, and from when on. */
export interface BalanceTransferResult {
  emi: number
  newEmi: number
  interestLeft: number
  newInterest: number
  /** Fees with the tax on them. */
  cost: number
  /** Interest left less the new interest and the cost; negative where moving costs more. */
  saving: number
  /** The first month after which moving has paid for itself even if the loan were closed then; null for never, as where
   * nothing is saved. */
  breakEvenMonth: number | null
}

/**
 * Whether moving a loan to another lender pays. Both loans end in the same month; what counts is the interest
 * that is left with the old lender against the new one's, its fees and the tax on the fees.
 *
 * Moving has paid for itself once it has saved interest, and no less than its cost: with equal loans and no cost, never.
 *
 * @formula G_k = k × (E − E′) + B_k − B′_k − C
 * @where G_k the gain after k months; E and E′ the old and the new instalment; B_k and B′_k what is owed then;
 *   C fees and their tax
 * @param input outstanding and fees (0) in money; annualRatePercent and newAnnualRatePercent in percent a year,
 *   at least 0; monthsLeft (1 to 12,000); gstPercent on the fees (0)
 * @see OpenFormula `PMT` and `CUMIPMT`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const loan = { outstanding: 4_000_000, annualRatePercent: 9.25, monthsLeft: 180 }
 * const move = { newAnnualRatePercent: 8.4, fees: 20_000, gstPercent: 18 }
 * balanceTransfer({ ...loan, ...move }).breakEvenMonth //=> 9
 */
export function balanceTransfer(input: BalanceTransferInput): BalanceTransferResult {
  const { outstanding, annualRatePercent, monthsLeft, newAnnualRatePercent } = object('input', input)
  const { fees = 0, gstPercent = 0 } = input
  atLeast('outstanding', outstanding, 0)
  const rate = atLeast('annualRatePercent', annualRatePercent, 0) / 1200
  whole('monthsLeft', monthsLeft, 1, 12_000)
  const newRate = atLeast('newAnnualRatePercent', newAnnualRatePercent, 0) / 1200
  atLeast('fees', fees, 0)
  const cost = result('fees', fees, fees * (1 + atLeast('gstPercent', gstPercent, 0) / 100))
  const instalment = (name: string, percent: number, monthly: number) =>
    result(name, percent, outstanding / -annuity(monthly, -monthsLeft))
  const emi = instalment('annualRatePercent', annualRatePercent, rate)
  const newEmi = instalment('newAnnualRatePercent', newAnnualRatePercent, newRate)

  let breakEvenMonth = null
  let gained = 0
  let owed = outstanding
  let newOwed = outstanding
  for (let month = 1; month <= monthsLeft && breakEvenMonth === null; month++) {
    const interest = owed * rate
    const less = newOwed * newRate
    gained += interest - less
    owed += interest - emi
    newOwed += less - newEmi
    if (gained > 0 && gained >= cost) breakEvenMonth = month
  }
  const interestLeft = result('annualRatePercent', annualRatePercent, emi * monthsLeft) - outstanding
  const newInterest = result('newAnnualRatePercent', newAnnualRatePercent, newEmi * monthsLeft) - outstanding
  return {
    emi,
    newEmi,
    interestLeft,
    newInterest,
    cost,
    saving: result('fees', fees, interestLeft - newInterest - cost),
    breakEvenMonth,
  }
}
