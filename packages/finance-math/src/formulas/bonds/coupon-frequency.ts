import { above, invalid } from '../../primitives/check.ts'

/** How often a year a bond pays its coupon. */
export type CouponFrequency = 1 | 2 | 4 | 12

/** The frequency if a bond can pay so often. */
export function couponFrequency(frequency: CouponFrequency): CouponFrequency {
  return [1, 2, 4, 12].includes(frequency) ? frequency : invalid('frequency', frequency, 'one of 1, 2, 4, 12')
}

/** The coupon payments in some years, which must be whole. */
export function wholePeriods(years: number, frequency: CouponFrequency): number {
  const exact = above('years', years, 0) * couponFrequency(frequency)
  const periods = Math.round(exact)
  // A third of a year is four months, although 12 × 0.3333333 falls a hair short.
  if (!(periods >= 1 && periods <= 12_000 && Math.abs(periods - exact) < 1e-6)) {
    invalid('years', years, 'a whole number of coupon periods, from one to 12000')
  }
  return periods
}
