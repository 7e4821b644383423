import { above, atLeast, result } from '../../primitives/check.ts'
import { isoDay } from '../../primitives/iso-day.ts'
import { type BondDates, couponPeriod } from './coupon-period.ts'

/** What `bondAccruedInterest` takes: dates, coupon in percent a year, face value. */
export interface BondAccruedInterestInput extends BondDates {
  couponPercent: number
  faceValue?: number
}

/** The interest since the last coupon, its days and those of the whole period, and the coupons around it. */
export interface BondAccruedInterestResult {
  accruedInterest: number
  accruedDays: number
  periodDays: number
  previousCoupon: string
  nextCoupon: string
}

/**
 * The interest that a buyer owes the seller of a bond: the part of the coupon that has been earned since the
 * last one was paid.
 *
 * @formula I = F × c/m × A/E
 * @where F face value; c the yearly coupon; m coupons a year; A days since the last coupon; E days of its
 *   period
 * @param input settlement and maturity as ISO days or dates; couponPercent in percent a year, at least 0;
 *   faceValue in money (100); frequency 1, 2, 4 or 12; basis as for `bondPriceDated`
 * @see Excel `COUPDAYBS`, `COUPDAYS`, `COUPPCD` and `COUPNCD`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const dates = { settlement: '2011-01-25', maturity: '2011-11-15', frequency: 2, basis: 'actual/actual' }
 * bondAccruedInterest({ ...dates, couponPercent: 8 }).accruedDays //=> 71
 */
export function bondAccruedInterest(input: BondAccruedInterestInput): BondAccruedInterestResult {
  const { previous, next, accruedDays, periodDays } = couponPeriod(input)
  const { couponPercent, faceValue = 100, frequency } = input
  atLeast('couponPercent', couponPercent, 0)
  above('faceValue', faceValue, 0)
  const coupon = faceValue * (couponPercent / (100 * frequency))
  return {
    accruedInterest: result('couponPercent', couponPercent, coupon * (accruedDays / periodDays)),
    accruedDays,
    periodDays,
    previousCoupon: isoDay(previous),
    nextCoupon: isoDay(next),
  }
}
