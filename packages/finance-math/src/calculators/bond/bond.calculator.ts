import { defineCalculator } from '../define-calculator.ts'
import { bondDetails } from './bond.details.ts'
import { bondTerms } from './bond-terms.ts'

const asksYield = { input: 'mode', is: ['yield'] } as const
const asksPrice = { input: 'mode', is: ['price'] } as const

/** What a bond yields to maturity at its price, or what it is worth at a yield. */
export const bondCalculator = defineCalculator({
  id: 'bond',
  name: 'Bond Yield Calculator',
  description: 'What a bond yields to maturity at its price, before and after tax, or its price at a yield',
  icon: 'scroll',
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Find',
      isMode: true,
      default: 'yield',
      options: { yield: 'The yield', price: 'The price' },
    },
    faceValue: {
      kind: 'number',
      label: 'Face value',
      unit: 'inr',
      min: 100,
      max: 100_000,
      limits: { min: 1, max: 1e9 },
      step: 100,
      default: 1000,
    },
    couponPercent: {
      kind: 'number',
      label: 'Coupon a year',
      unit: 'percent',
      min: 0,
      max: 20,
      limits: { min: 0, max: 100 },
      step: 0.05,
      default: 9,
    },
    frequency: {
      kind: 'choice',
      label: 'Coupons are paid',
      default: '2',
      options: { '1': 'Once a year', '2': 'Twice a year', '4': 'Each quarter', '12': 'Each month' },
    },
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
    price: {
      kind: 'number',
      label: 'Price',
      unit: 'inr',
      min: 50,
      max: 150_000,
      limits: { min: 0.01, max: 1e10 },
      step: 5,
      default: 950,
      when: asksYield,
    },
    yieldPercent: {
      kind: 'number',
      label: 'Yield a year',
      unit: 'percent',
      min: 0,
      max: 25,
      limits: { min: -50, max: 1000 },
      step: 0.05,
      default: 10,
      when: asksPrice,
    },
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
