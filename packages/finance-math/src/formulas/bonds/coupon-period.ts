import { type CalendarDate, calendarDay } from '../../primitives/calendar-day.ts'
import { invalid, object, oneOf } from '../../primitives/check.ts'
import { type CouponFrequency, couponFrequency } from './coupon-frequency.ts'
import {
  type DayCountBasis,
  dayCountBases,
  dayOf,
  dayParts,
  daysBetween,
  lastDayOfMonth,
} from './day-count.ts'

/** The dates of a bond on the day it is bought: settlement, maturity, how often it pays, how days are counted. */
export interface BondDates {
  settlement: CalendarDate
  maturity: CalendarDate
  frequency: CouponFrequency
  basis?: DayCountBasis
}

/** The coupon period that a settlement falls into. */
export interface CouponPeriod {
  /** Coupons still to come. */
  coupons: number
  /** The days of the coupon before settlement and of the next one, from 1970-01-01. */
  previous: number
  next: number
  /** Days since the one before, and days in the period, as the basis counts them. */
  accruedDays: number
  periodDays: number
}

/** Coupons fall every 12/frequency months backwards from maturity; of a month's last day, on last days. */
function couponDay(maturity: number, frequency: number, before: number): number {
  const { year, month, day } = dayParts(maturity)
  const target = month - (12 / frequency) * before
  const last = lastDayOfMonth(year, target)
  return dayOf(year, target, day === lastDayOfMonth(year, month) ? last : Math.min(day, last))
}

/** Checks the dates of a bond and finds the coupon period of its settlement. */
export function couponPeriod(input: BondDates): CouponPeriod {
  const { settlement, maturity, frequency, basis = '30/360' } = object('input', input)
  const from = calendarDay(settlement)
  const to = calendarDay(maturity)
  if (Number.isNaN(from)) invalid('settlement', settlement, 'a day, as 2025-01-31')
  if (!(to > from)) invalid('maturity', maturity, 'a day after the settlement, as 2025-01-31')
  couponFrequency(frequency)
  oneOf('basis', basis, dayCountBases)
  const most = ((to - from) / 365.25) * frequency
  if (most > 12_000) invalid('maturity', maturity, 'at most 12000 coupons after the settlement')
  // Years are not equally long: from a coupon less than these on, the right one is looked for.
  let coupons = Math.max(1, Math.floor(most) - 1)
  while (couponDay(to, frequency, coupons) > from) coupons++
  const previous = couponDay(to, frequency, coupons)
  const next = couponDay(to, frequency, coupons - 1)
  const yearDays = basis === 'actual/365' ? 365 : 360
  return {
    coupons,
    previous,
    next,
    accruedDays: daysBetween(basis, previous, from),
    periodDays: basis === 'actual/actual' ? next - previous : yearDays / frequency,
  }
}
