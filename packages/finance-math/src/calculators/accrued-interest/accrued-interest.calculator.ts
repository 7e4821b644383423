import { defineCalculator } from '../define-calculator.ts'
import { dayInput } from '../parse-date.ts'
import { accruedInterestDetails } from './accrued-interest.details.ts'
import { datedBond } from './dated-bond.ts'

const asksYield = { input: 'mode', is: ['yield'] } as const
const asksPrice = { input: 'mode', is: ['price'] } as const

/** What a bond costs or yields that is bought between two coupons, with the interest since the last one. */
export const accruedInterestCalculator = defineCalculator({
  id: 'accrued-interest',
  name: 'Accrued Interest Calculator',
  description:
    'The interest since a bond’s last coupon, what is paid for the bond in all, and its yield or quoted price on any day',
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
    settlement: {
      ...dayInput,
      label: 'Paid for on',
      help: 'The day of settlement: in India the next business day',
      min: '1990-01-01',
      default: '2026-11-23',
    },
    maturity: { ...dayInput, label: 'Matures on', min: '1990-01-02', default: '2033-04-08' },
    price: {
      kind: 'number',
      label: 'Quoted price',
      help: 'As markets quote it, without the interest since the last coupon (clean)',
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
    basis: {
      kind: 'choice',
      label: 'Days are counted',
      help: 'Government bonds in India by 30/360, bonds of companies by actual days',
      default: '30/360',
      options: {
        '30/360': '30/360, months of 30 days',
        'actual/actual': 'By actual days',
        'actual/365': 'By actual days, a year having 365',
      },
      advanced: true,
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
    paidInAll: { label: 'Paid in all', unit: 'inr', role: 'headline' },
    cleanPrice: { label: 'Price without that interest', unit: 'inr', role: 'part' },
    accruedInterest: { label: 'Interest since the last coupon', unit: 'inr', role: 'part' },
    accruedDays: { label: 'Days since the last coupon', unit: 'number', role: 'detail' },
    coupon: { label: 'One coupon', unit: 'inr', role: 'detail' },
    coupons: { label: 'Coupons still to come', unit: 'number', role: 'detail' },
  },
  composition: { total: 'paidInAll', parts: ['cleanPrice', 'accruedInterest'] },
  compute: (values) => {
    const { yieldPercent, cleanPrice, accruedInterest, accruedDays, coupon, coupons } = datedBond(values)
    return {
      foundYield: yieldPercent,
      paidInAll: cleanPrice + accruedInterest,
      ...{ cleanPrice, accruedInterest, accruedDays, coupon, coupons },
    }
  },
  goals: [],
  ...accruedInterestDetails,
})
