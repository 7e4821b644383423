import { roundAmount } from '../formulas/round-amount.ts'
import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { between, invalid, object, whole } from '../primitives/check.ts'
import { isoDay } from '../primitives/iso-day.ts'
import { newest, ruleFor } from './dated-rule.ts'
import { scssLimits } from './rules/scss-rules.ts'

/** What `scss` takes: rupees, and the rate of the day of opening. */
export interface ScssInput {
  principal: number
  annualRatePercent: number
  years?: number
  /** With it the limit is that of the day, and every payment is listed. */
  openedOn?: CalendarDate
}

/** The interest of a quarter of the calendar, of which the first and the last may be parts. */
export interface ScssPayment {
  /** The first and the last day that the payment is for, as ISO days. */
  from: string
  to: string
  interest: number
}

/** What the scheme pays out; the deposit itself comes back at the end. */
export interface ScssResult {
  quarterlyInterest: number
  annualInterest: number
  totalInterest: number
  /** Every payment; null without openedOn. */
  payments: ScssPayment[] | null
}

/**
 * What the Senior Citizens' Savings Scheme pays: simple interest to the nearest rupee, paid out every quarter
 * of the calendar and never compounded. An account opened inside a quarter has the part of its first and last
 * quarter by days, over the days of that quarter.
 *
 * @formula I = P × R / 4
 * @where I the interest of a quarter; P principal; R annualRatePercent / 100
 * @param input principal from 1,000 to 3,000,000 rupees (1,500,000 before April 2023); annualRatePercent of the
 *   day of opening, as `scssRatePercent` has it; years (5; 8 with an extension, whose own rate is another call),
 *   1 to 50; openedOn
 * @see G.S.R. 916(E) of 12 December 2019; `scssLimits`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * scss({ principal: 1_000_000, annualRatePercent: 8.2 }) //=> { quarterlyInterest: 20500, annualInterest: 82000, totalInterest: 410000, payments: null }
 */
export function scss(input: ScssInput): ScssResult {
  const { principal, annualRatePercent, years = 5, openedOn } = object('input', input)
  const limits = openedOn === undefined ? newest(scssLimits) : ruleFor('openedOn', scssLimits, openedOn).value
  if (!(Number.isFinite(principal) && principal >= limits.min && principal <= limits.max)) {
    const range = `${limits.min} to ${limits.max} rupees`
    invalid(
      'principal',
      principal,
      `a number from ${range}, as ${scssLimits.name} allows (${scssLimits.source})`,
    )
  }
  between('annualRatePercent', annualRatePercent, 0, 1000)
  whole('years', years, 1, 50)
  const quarter = (principal / 400) * annualRatePercent
  const quarterlyInterest = roundAmount(quarter, 1)
  const payments = openedOn === undefined ? null : scssPayments(calendarDay(openedOn), 12 * years, quarter)
  return {
    quarterlyInterest,
    annualInterest: quarterlyInterest * 4,
    totalInterest: payments
      ? payments.reduce((sum, { interest }) => sum + interest, 0)
      : quarterlyInterest * 4 * years,
    payments,
  }
}

/** The quarters of the calendar from the day of opening to the day before the one that ends so many months, in whole rupees. */
export function scssPayments(opening: number, months: number, quarter: number): ScssPayment[] {
  const opened = new Date(opening * 864e5)
  const end = Date.UTC(opened.getUTCFullYear(), opened.getUTCMonth() + months, opened.getUTCDate()) / 864e5
  const payments: ScssPayment[] = []
  for (let from = opening; from < end; ) {
    const day = new Date(from * 864e5)
    const firstMonth = day.getUTCMonth() - (day.getUTCMonth() % 3)
    const begin = Date.UTC(day.getUTCFullYear(), firstMonth, 1) / 864e5
    const next = Date.UTC(day.getUTCFullYear(), firstMonth + 3, 1) / 864e5
    const until = Math.min(next, end)
    const interest = roundAmount((quarter * (until - from)) / (next - begin), 1)
    payments.push({ from: isoDay(from), to: isoDay(until - 1), interest })
    from = until
  }
  return payments
}
