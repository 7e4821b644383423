import { above, atLeast, invalid, object, result } from '../primitives/check.ts'
import { monthlyRate, type RateConvention } from './monthly-rate.ts'

/** What `swp` takes: money, percent a year, years, money a month. */
export interface SwpInput {
  principal: number
  annualRatePercent: number
  years: number
  monthlyWithdrawal: number
  rateConvention?: RateConvention
}

/** One month of a withdrawal plan: what it earned, what was taken out, what is left. */
export interface SwpRow {
  month: number
  interest: number
  withdrawal: number
  balance: number
}

/** How a withdrawal plan ends, and its months. */
export interface SwpResult {
  finalBalance: number
  totalWithdrawn: number
  monthsPaid: number
  rows: SwpRow[]
}

/**
 * A systematic withdrawal plan: every month the balance grows, then the withdrawal leaves it. When less
 * than a withdrawal is left, only that is paid and counted, and the rows end.
 *
 * @formula B_k = B_(k − 1) × (1 + i) − min(W, B_(k − 1) × (1 + i))
 * @where B_k the balance after month k; W monthlyWithdrawal; i a month's rate
 * @param input principal and monthlyWithdrawal in money, annualRatePercent in percent a year, years (to
 *   1,000; the whole months in them count), rateConvention `'nominal'` (default) or `'effective'`
 * @see OpenFormula `FV`, to which the balance is equal while the plan pays in full
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const plan = { principal: 100_000, annualRatePercent: 7, years: 10, monthlyWithdrawal: 5000 }
 * swp(plan).monthsPaid //=> 22
 */
export function swp(input: SwpInput): SwpResult {
  const { principal, annualRatePercent, years, monthlyWithdrawal, rateConvention } = object('input', input)
  atLeast('principal', principal, 0)
  atLeast('monthlyWithdrawal', monthlyWithdrawal, 0)
  const rate = monthlyRate(annualRatePercent, rateConvention)
  // Seven twelfths of a year are seven months, although 12 × 0.58333… falls a hair short.
  const months = Math.floor(12 * above('years', years, 0) + 1e-6)
  if (months < 1 || months > 12_000) invalid('years', years, 'from one month to 1000 years')
  const rows: SwpRow[] = []
  let balance = principal
  let totalWithdrawn = 0
  for (let month = 1; month <= months && balance > 0; month++) {
    const interest = balance * rate
    balance += interest
    // What is left of the last withdrawal's rounding error is not a month's income.
    const withdrawal = balance > monthlyWithdrawal * (1 + 1e-12) ? monthlyWithdrawal : balance
    balance -= withdrawal
    totalWithdrawn += withdrawal
    rows.push({ month, interest, withdrawal, balance })
  }
  return {
    finalBalance: result('years', years, balance),
    totalWithdrawn: result('monthlyWithdrawal', monthlyWithdrawal, totalWithdrawn),
    monthsPaid: monthlyWithdrawal ? rows.length : 0,
    rows,
  }
}
