import { bondAccruedInterest } from '../../formulas/bonds/bond-accrued-interest.ts'
import { bondPriceDated } from '../../formulas/bonds/bond-price-dated.ts'
import { bondYieldDated } from '../../formulas/bonds/bond-yield-dated.ts'
import type { CouponFrequency } from '../../formulas/bonds/coupon-frequency.ts'
import { couponPeriod } from '../../formulas/bonds/coupon-period.ts'
import type { DayCountBasis } from '../../formulas/bonds/day-count.ts'

/** What the calculator of accrued interest asks. */
export interface DatedBondValues {
  mode: 'yield' | 'price'
  faceValue: number
  couponPercent: number
  frequency: '1' | '2' | '4' | '12'
  settlement: string
  maturity: string
  price: number
  yieldPercent: number
  basis: DayCountBasis
}

/** Quoted price and yield of a bond bought on a day, one of which is given, and the interest since its last coupon. */
export function datedBond(values: DatedBondValues) {
  const { mode, faceValue, couponPercent, settlement, maturity, basis } = values
  const frequency = Number(values.frequency) as CouponFrequency
  const bond = { settlement, maturity, basis, frequency, couponPercent }
  const { coupons } = couponPeriod(bond)
  const { accruedInterest, accruedDays, periodDays } = bondAccruedInterest({ ...bond, faceValue })
  // Markets quote for each 100 of face value.
  const hundreds = faceValue / 100
  const isPriced = mode === 'price'
  const cleanPrice = isPriced
    ? bondPriceDated({ ...bond, yieldPercent: values.yieldPercent }).cleanPrice * hundreds
    : values.price
  const yieldPercent = isPriced
    ? values.yieldPercent
    : bondYieldDated({ ...bond, price: cleanPrice / hundreds }).yieldPercent
  return {
    ...{ coupons, accruedInterest, accruedDays, periodDays, cleanPrice, yieldPercent, frequency },
    coupon: (faceValue / 100) * (couponPercent / frequency),
  }
}

/** What one rupee of each coupon that is left, and one at the end, is worth on the day of settlement. */
export function discountOf({
  coupons,
  accruedDays,
  periodDays,
  yieldPercent,
  frequency,
}: ReturnType<typeof datedBond>): { ofCoupons: number; ofEnd: number } {
  const rate = yieldPercent / (100 * frequency)
  const first = 1 - accruedDays / periodDays
  // In the last period interest is simple.
  const worthOf = (later: number): number =>
    coupons === 1 ? 1 / (1 + first * rate) : (1 + rate) ** -(first + later)
  let ofCoupons = 0
  for (let later = 0; later < coupons; later++) ofCoupons += worthOf(later)
  return { ofCoupons, ofEnd: worthOf(coupons - 1) }
}
