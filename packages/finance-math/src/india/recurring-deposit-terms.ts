import { roundAmount } from '../formulas/round-amount.ts'
import { type DatedValues, newest } from './dated-rule.ts'
import type { PostOfficeRdTerms } from './rules/post-office-rd-rules.ts'

type Terms = DatedValues<PostOfficeRdTerms>

/**
 * What the post office takes for instalments missed in a row that are paid together in the month after: each is one month
 * later than the next, so that n of them are late by n (n + 1) / 2 months.
 */
export function recurringDepositLateFee(monthlyDeposit: number, missed: number, terms: Terms): number {
  return (((monthlyDeposit / 100) * missed * (missed + 1)) / 2) * newest(terms).lateFeePer100
}

/** What it gives back for so many instalments paid in one month, that of the month among them. */
export function recurringDepositRebate(monthlyDeposit: number, inAdvance: number, terms: Terms): number {
  let left = inAdvance
  let per100 = 0
  for (const rebate of newest(terms).rebates) {
    // Of the smaller one there is no second: what twelve are beyond is less than twelve.
    const times = Math.floor(left / rebate.deposits)
    per100 += times * rebate.per100
    left -= times * rebate.deposits
  }
  return (monthlyDeposit / 100) * per100
}

/**
 * What it pays when it is closed early: the deposits with the interest of a savings account, which is a twelfth of its rate a
 * month on what stands there, credited once a year. The scheme names the rate and not the way; years are those since the
 * opening here. In whole rupees.
 */
export function recurringDepositClosing(
  monthlyDeposit: number,
  completedMonths: number,
  savingsRatePercent: number,
): number {
  let balance = 0
  let interest = 0
  for (let month = 1; month <= completedMonths; month++) {
    balance += monthlyDeposit
    interest += (balance / 1200) * savingsRatePercent
    if (month % 12 === 0 || month === completedMonths) {
      balance += interest
      interest = 0
    }
  }
  return roundAmount(balance, 1)
}
