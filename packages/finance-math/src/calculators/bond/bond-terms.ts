import { bondPrice } from '../../formulas/bonds/bond-price.ts'
import { bondYield } from '../../formulas/bonds/bond-yield.ts'
import type { CouponFrequency } from '../../formulas/bonds/coupon-frequency.ts'

/** What the bond calculator asks. */
export interface BondValues {
  mode: 'yield' | 'price'
  faceValue: number
  couponPercent: number
  frequency: '1' | '2' | '4' | '12'
  years: number
  price: number
  yieldPercent: number
  taxPercent: number
}

/** Years count in months; coupons are paid to the end of the term. */
export function couponPeriods({ years, frequency }: { years: number; frequency: string }): number {
  return Math.max(1, Math.round(years * Number(frequency)))
}

/** Price and yield of a bond, one of which is given, and what follows from both. */
export function bondTerms(values: BondValues) {
  const { mode, faceValue, couponPercent, taxPercent } = values
  const frequency = Number(values.frequency) as CouponFrequency
  const periods = couponPeriods(values)
  const years = periods / frequency
  const bond = { faceValue, couponPercent, years, frequency }
  const price =
    mode === 'price' ? bondPrice({ ...bond, yieldPercent: values.yieldPercent }).price : values.price
  const found = bondYield({ ...bond, price, taxPercent })
  const coupon = (faceValue / 100) * (couponPercent / frequency)
  return {
    ...found,
    yieldPercent: mode === 'price' ? values.yieldPercent : found.yieldPercent,
    ...{ price, coupon, periods, years, frequency },
    totalCoupons: coupon * periods,
  }
}
