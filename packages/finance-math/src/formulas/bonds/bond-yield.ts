import { above, atLeast, between, object, result } from '../../primitives/check.ts'
import { type CouponFrequency, wholePeriods } from './coupon-frequency.ts'
import { yieldForce } from './yield-of-flows.ts'

/** What `bondYield` takes: face value, coupon in percent a year, price, years, coupons a year, tax on coupons. */
export interface BondYieldInput {
  faceValue: number
  couponPercent: number
  price: number
  years: number
  frequency: CouponFrequency
  taxPercent?: number
}

/** Yields in percent a year: to maturity, of the coupon alone, to maturity after tax on the coupons. */
export interface BondYieldResult {
  yieldPercent: number
  currentYieldPercent: number
  afterTaxYieldPercent: number
}

/**
 * The yield to maturity of a bond bought on a day on which it has just paid its coupon: the yield at which
 * `bondPrice` gives the price. The current yield is a year's coupon as a share of the price; the yield after tax
 * is that of the coupons less their tax (a gain on the face value is taxed by rules of its own).
 *
 * @formula P = C × (1 − (1 + i)^(−n)) / i + F × (1 + i)^(−n)
 * @where i the yield of a period, searched; P price; C the coupon of a period; F face value; n the periods left
 * @param input faceValue and price in money; couponPercent in percent a year, at least 0; years that hold whole
 *   periods; frequency 1, 2, 4 or 12; taxPercent on coupons, 0 (default) to 100
 * @see OpenFormula `RATE`; F. J. Fabozzi, Bond Markets, Analysis and Strategies
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const bond = { faceValue: 1000, couponPercent: 5, price: 925.61, years: 10, frequency: 2 }
 * roundTo(bondYield(bond).yieldPercent, 2) //=> 6
 */
export function bondYield(input: BondYieldInput): BondYieldResult {
  const { faceValue, couponPercent, price, years, frequency, taxPercent = 0 } = object('input', input)
  above('faceValue', faceValue, 0)
  atLeast('couponPercent', couponPercent, 0)
  above('price', price, 0)
  const kept = 1 - between('taxPercent', taxPercent, 0, 100) / 100
  const periods = wholePeriods(years, frequency)
  // Per unit of price, so that nothing leaves the range of a double on the way.
  const face = faceValue / price
  const coupon = face * (couponPercent / (100 * frequency))
  const percent = (each: number) =>
    result('price', price, 100 * frequency * Math.expm1(yieldForce(1, each, face, periods, 1)))
  return {
    yieldPercent: percent(coupon),
    currentYieldPercent: result('price', price, 100 * frequency * coupon),
    afterTaxYieldPercent: percent(coupon * kept),
  }
}
