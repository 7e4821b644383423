import { above, atLeast, result } from '../../primitives/check.ts'
import { type BondDates, couponPeriod } from './coupon-period.ts'
import { yieldForce } from './yield-of-flows.ts'

/** What `bondYieldDated` takes: dates, coupon in percent a year, the quoted price and redemption per 100. */
export interface BondYieldDatedInput extends BondDates {
  couponPercent: number
  price: number
  redemption?: number
}

/**
 * The yield to maturity of a bond bought on any day at its quoted, clean price: the yield at which
 * `bondPriceDated` gives that price.
 *
 * @formula P(y) = P
 * @where P(y) what `bondPriceDated` gives at the yield y, searched; P the clean price
 * @param input settlement and maturity as ISO days or dates; couponPercent in percent a year, at least 0; price
 *   and redemption (100) per 100 of face value; frequency 1, 2, 4 or 12; basis as for `bondPriceDated`
 * @see OpenFormula `YIELD`, Excel `YIELD`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const dates = { settlement: '2008-02-15', maturity: '2016-11-15', frequency: 2, basis: '30/360' }
 * roundTo(bondYieldDated({ ...dates, couponPercent: 5.75, price: 95.04287 }).yieldPercent, 5) //=> 6.5
 */
export function bondYieldDated(input: BondYieldDatedInput): { yieldPercent: number } {
  const { coupons, accruedDays, periodDays } = couponPeriod(input)
  const { couponPercent, price, redemption = 100, frequency } = input
  const coupon = atLeast('couponPercent', couponPercent, 0) / frequency
  above('price', price, 0)
  above('redemption', redemption, 0)
  const elapsed = accruedDays / periodDays
  const firstTime = 1 - elapsed
  const paid = price + coupon * elapsed
  const rate =
    coupons === 1
      ? ((redemption + coupon) / paid - 1) / firstTime
      : Math.expm1(yieldForce(paid, coupon, redemption, coupons, firstTime))
  return { yieldPercent: result('price', price, 100 * frequency * rate) }
}
