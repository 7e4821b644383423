import { above, atLeast, result } from '../../primitives/check.ts'
import { type BondDates, couponPeriod } from './coupon-period.ts'

/** What `bondPriceDated` takes: dates, coupon and yield in percent a year, what is paid back per 100. */
export interface BondPriceDatedInput extends BondDates {
  couponPercent: number
  yieldPercent: number
  redemption?: number
}

/** Per 100 of face value: the quoted price, the interest accrued to the seller, and both, which the buyer pays. */
export interface BondPriceDatedResult {
  cleanPrice: number
  accruedInterest: number
  dirtyPrice: number
}

/** The worth of a bond per 100 on settlement, between two coupons, at the yield of a period. */
function dirtyPrice(
  rate: number,
  coupon: number,
  redemption: number,
  coupons: number,
  firstTime: number,
): number {
  // A bond in its last period is one payment, discounted at simple interest.
  if (coupons === 1) return (redemption + coupon) / (1 + firstTime * rate)
  let price = redemption / (1 + rate) ** (firstTime + coupons - 1)
  for (let k = 0; k < coupons; k++) price += coupon / (1 + rate) ** (firstTime + k)
  return price
}

/**
 * The price of a bond on any day of settlement, as spreadsheets compute it: coupons and redemption are
 * discounted over the part of the period that is left, (E − A)/E, and whole periods; the interest accrued since
 * the last coupon is taken off for the quoted, clean price. In the last period interest is simple.
 *
 * @formula P = F / (1 + y/m)^(n − 1 + w) + Σ_(k = 0)^(n − 1) (C / (1 + y/m)^(k + w)) − C × A/E
 * @formula w = (E − A)/E
 * @where F the redemption; C the coupon of a period; y the yield; m coupons a year; n coupons left; A days
 *   since the last coupon; E days of its period
 * @param input settlement and maturity as ISO days or dates; couponPercent (at least 0) and yieldPercent (above
 *   -100) in percent a year; redemption per 100 of face value (100); frequency 1, 2, 4 or 12; basis `'30/360'`
 *   (default, as Indian government securities), `'actual/actual'`, `'actual/360'`, `'actual/365'`, `'30E/360'`
 * @see OpenFormula `PRICE`, Excel `PRICE`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const dates = { settlement: '2008-02-15', maturity: '2017-11-15', frequency: 2, basis: '30/360' }
 * roundTo(bondPriceDated({ ...dates, couponPercent: 5.75, yieldPercent: 6.5 }).cleanPrice, 5) //=> 94.63436
 */
export function bondPriceDated(input: BondPriceDatedInput): BondPriceDatedResult {
  const { coupons, accruedDays, periodDays } = couponPeriod(input)
  const { couponPercent, yieldPercent, redemption = 100, frequency } = input
  const coupon = atLeast('couponPercent', couponPercent, 0) / frequency
  const rate = above('yieldPercent', yieldPercent, -100) / (100 * frequency)
  above('redemption', redemption, 0)
  const elapsed = accruedDays / periodDays
  const price = result(
    'yieldPercent',
    yieldPercent,
    dirtyPrice(rate, coupon, redemption, coupons, 1 - elapsed),
  )
  const accruedInterest = coupon * elapsed
  return { cleanPrice: price - accruedInterest, accruedInterest, dirtyPrice: price }
}
