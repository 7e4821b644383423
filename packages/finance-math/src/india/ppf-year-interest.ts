import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { atLeast, invalid, list, number, object, result } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { financialYearStart } from './financial-year.ts'
import { ppfLimits } from './rules/ppf-rules.ts'

/** What was paid in (positive) or withdrawn (negative) on a day. */
export interface PpfTransaction {
  date: CalendarDate
  amount: number
}

/** What `ppfYearInterest` takes: rupees, and the days of one financial year in any order. */
export interface PpfYearInterestInput {
  openingBalance: number
  annualRatePercent: number
  financialYear: string
  transactions: readonly PpfTransaction[]
}

/** The year's interest, and the twelve balances on which it was earned, April first. */
export interface PpfYearInterestResult {
  interest: number
  lowestBalances: number[]
}

/**
 * The interest that a Public Provident Fund account earns in one financial year by the days of its
 * transactions: each month a twelfth of the year's rate on the lowest balance between the close of the fifth
 * and the month's end. A deposit after the fifth earns from the next month; a withdrawal after the fifth
 * costs its own month.
 *
 * @formula I = Σ_(k = 1)^12 B_k × R_k / 12
 * @where B_k the lowest balance of month k after the fifth; R_k its rate
 * @param input openingBalance on 1 April in rupees; annualRatePercent; financialYear such as `'2023-24'`;
 *   transactions within it, deposits positive, together at most the year's limit of the newest scheme
 * @see G.S.R. 915(E) of 12 December 2019, paragraphs 4 and 7; nothing is rounded, as the scheme does not say so
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const year = { openingBalance: 0, annualRatePercent: 7.1, financialYear: '2023-24' }
 * roundTo(ppfYearInterest({ ...year, transactions: [{ date: '2023-04-05', amount: 120_000 }] }).interest, 2) //=> 8520
 * @example
 * const year = { openingBalance: 0, annualRatePercent: 7.1, financialYear: '2023-24' }
 * roundTo(ppfYearInterest({ ...year, transactions: [{ date: '2023-04-06', amount: 120_000 }] }).interest, 2) //=> 7810
 */
export function ppfYearInterest(input: PpfYearInterestInput): PpfYearInterestResult {
  const { openingBalance, annualRatePercent, financialYear, transactions } = object('input', input)
  atLeast('openingBalance', openingBalance, 0)
  atLeast('annualRatePercent', annualRatePercent, 0)
  const start = financialYearStart('financialYear', financialYear)
  const firstDay = (month: number): number => Date.UTC(start, 3 + month, 1) / 864e5
  let deposited = 0
  const flows = list('transactions', transactions, 0).map((transaction) => {
    const { date, amount } = object('transactions', transaction)
    const day = calendarDay(date)
    if (!(day >= firstDay(0) && day < firstDay(12))) {
      invalid('transactions', transactions, `days of the financial year ${financialYear}`)
    }
    deposited += Math.max(0, number('transactions', amount))
    return [day, amount] as const
  })
  const { maxYear } = newest(ppfLimits)
  if (deposited > maxYear) {
    invalid('transactions', transactions, `deposits of at most ${maxYear} in the year (${ppfLimits.source})`)
  }
  flows.sort(([one], [other]) => one - other)

  let balance = openingBalance
  let next = 0
  const passTo = (day: number): number => {
    for (; (flows[next]?.[0] ?? day + 1) <= day; next++) balance += flows[next]?.[1] as number
    if (balance < 0) invalid('transactions', transactions, 'withdrawals of no more than there is')
    return balance
  }
  const lowestBalances = Array.from({ length: 12 }, (_, month) => {
    let lowest = 0
    for (let day = firstDay(month); day < firstDay(month + 1); day++) {
      const close = passTo(day)
      lowest = day > firstDay(month) + 4 ? Math.min(lowest, close) : close
    }
    return lowest
  })
  const interest = lowestBalances.reduce((sum, lowest) => sum + (lowest * annualRatePercent) / 1200, 0)
  return { interest: result('annualRatePercent', annualRatePercent, interest), lowestBalances }
}
