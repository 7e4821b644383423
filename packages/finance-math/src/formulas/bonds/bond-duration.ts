import { above, atLeast, result } from '../../primitives/check.ts'
import { type BondDates, couponPeriod } from './coupon-period.ts'

/** What `bondDuration` takes: dates, coupon and yield in percent a year. */
export interface BondDurationInput extends BondDates {
  couponPercent: number
  yieldPercent: number
}

/** Both durations in years. */
export interface BondDurationResult {
  macaulay: number
  modified: number
}

/**
 * The duration of a bond: Macaulay's, the mean time of its payments weighted by their worth, and the modified
 * one, by how many percent the price falls when the yield rises by one point.
 *
 * @formula D = (Σ t_k × W_k) / (Σ W_k)
 * @formula D′ = D / (1 + y/m)
 * @where t_k years to payment k; W_k its worth at the yield; y the yield; m coupons a year; D′ the modified
 *   duration
 * @param input settlement and maturity as ISO days or dates; couponPercent (at least 0) and yieldPercent (above
 *   -100) in percent a year; frequency 1, 2, 4 or 12; basis as for `bondPriceDated`
 * @see OpenFormula `DURATION` and `MDURATION`; F. R. Macaulay, 1938
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const dates = { settlement: '2008-01-01', maturity: '2016-01-01', frequency: 2, basis: 'actual/actual' }
 * roundTo(bondDuration({ ...dates, couponPercent: 8, yieldPercent: 9 }).macaulay, 6) //=> 5.993775
 */
export function bondDuration(input: BondDurationInput): BondDurationResult {
  const { coupons, accruedDays, periodDays } = couponPeriod(input)
  const { couponPercent, yieldPercent, frequency } = input
  const coupon = atLeast('couponPercent', couponPercent, 0) / (100 * frequency)
  const growth = 1 + above('yieldPercent', yieldPercent, -100) / (100 * frequency)
  const firstTime = 1 - accruedDays / periodDays
  let worth = 0
  let timed = 0
  for (let k = 0; k < coupons; k++) {
    // Measured against the last payment or the first, whichever is worth more, so that no power overflows.
    const flow = (coupon + (k === coupons - 1 ? 1 : 0)) / growth ** (growth < 1 ? k - coupons : k)
    worth += flow
    timed += flow * (firstTime + k)
  }
  const macaulay = result('yieldPercent', yieldPercent, timed / worth / frequency)
  return { macaulay, modified: macaulay / growth }
}
