import { asksYield, bondInputs } from '../bond-inputs.ts'
import { defineCalculator } from '../define-calculator.ts'
import { dayInput } from '../parse-date.ts'
import { accruedInterestDetails } from './accrued-interest.details.ts'
import { datedBond } from './dated-bond.ts'

/** What a bond costs or yields that is bought between two coupons, with the interest since the last one. */
export const accruedInterestCalculator = defineCalculator({
  id: 'accrued-interest',
  name: 'Accrued Interest Calculator',
  description:
    'The interest since a bond’s last coupon, what is paid for the bond in all, and its yield or quoted price on any day',
  icon: 'scroll',
  inputs: {
    mode: bondInputs.mode,
    faceValue: bondInputs.faceValue,
    couponPercent: bondInputs.couponPercent,
    frequency: bondInputs.frequency,
    settlement: {
      ...dayInput,
      label: 'Paid for on',
      help: 'The day of settlement: in India the next business day',
      min: '1990-01-01',
      default: '2026-11-23',
    },
    maturity: { ...dayInput, label: 'Matures on', min: '1990-01-02', default: '2033-04-08' },
    price: {
      ...bondInputs.price,
      label: 'Quoted price',
      help: 'As markets quote it, without the interest since the last coupon (clean)',
    },
    yieldPercent: bondInputs.yieldPercent,
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
