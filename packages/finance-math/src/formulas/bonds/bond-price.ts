import { above, atLeast, object, result } from '../../primitives/check.ts'
import { annuity } from '../annuity.ts'
import { type CouponFrequency, wholePeriods } from './coupon-frequency.ts'

/** What `bondPrice` takes: face value, coupon and yield in percent a year, years, coupons a year. */
export interface BondPriceInput {
  faceValue: number
  couponPercent: number
  yieldPercent: number
  years: number
  frequency: CouponFrequency
}

/**
 * The price of a bond on a day on which it has just paid its coupon: what the coupons and the face value are
 * worth at the yield.
 *
 * @formula P = C × (1 − v^n) / i + F × v^n
 * @formula v = 1 / (1 + i)
 * @where i the yield of a period; C its coupon; F the face value; n the periods left
 * @param input faceValue in money; couponPercent (at least 0) and yieldPercent (above -100) in percent a year,
 *   compounded `frequency` times; years that hold whole periods; frequency 1, 2, 4 or 12
 * @see OpenFormula `PV`; F. J. Fabozzi, Bond Markets, Analysis and Strategies
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const bond = { faceValue: 10_000, couponPercent: 4.5, yieldPercent: 5.5, years: 15, frequency: 2 }
 * roundTo(bondPrice(bond).price, 2) //=> 8987.53
 */
export function bondPrice(input: BondPriceInput): { price: number } {
  const { faceValue, couponPercent, yieldPercent, years, frequency } = object('input', input)
  above('faceValue', faceValue, 0)
  atLeast('couponPercent', couponPercent, 0)
  const perPeriod = above('yieldPercent', yieldPercent, -100) / 100
  const periods = wholePeriods(years, frequency)
  const rate = perPeriod / frequency
  const perUnit = (1 + rate) ** -periods + (couponPercent / (100 * frequency)) * -annuity(rate, -periods)
  return { price: result('yieldPercent', yieldPercent, faceValue * perUnit) }
}
