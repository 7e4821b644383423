import { asksPrice, asksYield, bondInputs } from '../bond-inputs.ts'
import { defineCalculator } from '../define-calculator.ts'
import { bondDetails } from './bond.details.ts'
import { bondTerms } from './bond-terms.ts'

/** What a bond yields to maturity at its price, or what it is worth at a yield. */
export const bondCalculator = defineCalculator({
  id: 'bond',
  name: 'Bond Yield Calculator',
  description: 'What a bond yields to maturity at its price, before and after tax, or its price at a yield',
  icon: 'scroll',
  inputs: {
    mode: bondInputs.mode,
    faceValue: bondInputs.faceValue,
    couponPercent: bondInputs.couponPercent,
    frequency: bondInputs.frequency,
    years: {
      kind: 'number',
      label: 'Years to maturity',
      help: 'In whole coupon periods: the price is that right after a coupon',
      unit: 'years',
      min: 1,
      max: 40,
      limits: { min: 1, max: 100 },
      step: 1,
      default: 5,
      granularity: 1,
    },
    price: bondInputs.price,
    yieldPercent: bondInputs.yieldPercent,
    taxPercent: {
      kind: 'number',
      label: 'Tax on the coupons',
      help: 'By your slab; what is gained on the price is not in it',
      unit: 'percent',
      min: 0,
      max: 43,
      limits: { min: 0, max: 100 },
      step: 0.1,
      default: 0,
    },
  },
  outputs: {
    foundYield: {
      label: 'Yield to maturity',
      unit: 'percent',
      role: 'headline',
      decimals: 3,
      when: asksYield,
    },
    foundPrice: { label: 'Price of the bond', unit: 'inr', role: 'headline', when: asksPrice },
    afterTaxYieldPercent: { label: 'Yield after tax', unit: 'percent', role: 'part', decimals: 3 },
    currentYieldPercent: {
      label: 'Coupons of a year, of the price',
      unit: 'percent',
      role: 'detail',
      decimals: 3,
    },
    effectivePercent: { label: 'Effective yield a year', unit: 'percent', role: 'detail', decimals: 3 },
    coupon: { label: 'One coupon', unit: 'inr', role: 'detail' },
    totalCoupons: { label: 'Coupons in all', unit: 'inr', role: 'detail' },
  },
  compute: (values) => {
    const { yieldPercent, price, frequency, ...terms } = bondTerms(values)
    return {
      foundYield: yieldPercent,
      foundPrice: price,
      afterTaxYieldPercent: terms.afterTaxYieldPercent,
      currentYieldPercent: terms.currentYieldPercent,
      effectivePercent: 100 * Math.expm1(frequency * Math.log1p(yieldPercent / 100 / frequency)),
      coupon: terms.coupon,
      totalCoupons: terms.totalCoupons,
    }
  },
  goals: [],
  ...bondDetails,
})
