import type { Details } from '../calculator.ts'
import { type DatedBondValues, datedBond, discountOf } from './dated-bond.ts'

/** What people look for the accrued-interest calculator by, and what explains its answers. */
export const accruedInterestDetails: Details<DatedBondValues> = {
  topic: 'investing',
  keywords: [
    'accrued interest',
    'clean price',
    'dirty price',
    'bond settlement',
    'bond between coupons',
    'accrued coupon',
    'broken period interest',
    'arjit byaj',
    'बॉन्ड का अर्जित ब्याज',
    'अर्जित ब्याज',
  ],
  aliases: { f: 'faceValue', c: 'couponPercent', p: 'price', y: 'yieldPercent' },
  formulas: [
    {
      symbols: 'A = C × d ÷ D',
      filled: '{accruedInterest} = {coupon} × {accruedDays} ÷ {periodDays}',
      of: ['accruedInterest', 'paidInAll', 'accruedDays', 'coupon'],
    },
    {
      symbols: 'P + A = C × a + F × v',
      filled: '{paidInAll} = {coupon} × {couponsWorth} + {faceValue} × {endWorth}',
    },
    { symbols: 'i = Y ÷ k', filled: '{perPeriod} = {yieldUsed} ÷ {couponsAYear}' },
  ],
  legend: {
    P: { meaning: 'Price without the interest', figure: 'cleanPrice' },
    A: { meaning: 'Interest since the last coupon', figure: 'accruedInterest' },
    C: { meaning: 'One coupon', figure: 'coupon' },
    F: { meaning: 'Face value', figure: 'faceValue' },
    d: { meaning: 'Days since the last coupon', figure: 'accruedDays' },
    D: { meaning: 'Days of its period', figure: 'periodDays' },
    a: { meaning: 'What ₹1 of each coupon that is left is worth today, in all', figure: 'couponsWorth' },
    v: { meaning: 'What ₹1 at the end is worth today', figure: 'endWorth' },
    i: { meaning: 'Yield of one period, by which both are discounted', figure: 'perPeriod' },
    Y: { meaning: 'Yield to maturity', figure: 'yieldUsed' },
    k: { meaning: 'Coupons a year', figure: 'couponsAYear' },
  },
  explanation: {
    steps: {
      accrued:
        'Of the coupon of {coupon} the seller has earned the part of {accruedDays} of {periodDays} days: {accruedInterest}.',
      paid: 'The buyer pays it beside the quoted {cleanPrice}: {paidInAll} in all, and gets the whole next coupon.',
      worth:
        'Discounted by {perPeriod} each period, what is still paid comes to that: a yield of {yieldUsed} a year.',
    },
    figures: (values) => {
      const bond = datedBond(values)
      const { ofCoupons, ofEnd } = discountOf(bond)
      return {
        periodDays: { value: bond.periodDays, unit: 'number' },
        yieldUsed: { value: bond.yieldPercent, unit: 'percent' },
        perPeriod: { value: bond.yieldPercent / bond.frequency, unit: 'percent' },
        couponsAYear: { value: bond.frequency, unit: 'number' },
        couponsWorth: { value: ofCoupons, unit: 'number' },
        endWorth: { value: ofEnd, unit: 'number' },
      }
    },
  },
  conventions: {
    clean:
      'The price is quoted without the interest since the last coupon, as exchanges and spreadsheets have it.',
    nominal: 'The yield is what bond markets quote: that of one period times the periods of a year.',
    last: 'In the last coupon period interest is simple, as markets and spreadsheets have it.',
    taxed: 'Tax is left out: the interest that a buyer pays to the seller is the seller’s income.',
  },
  sources: [
    { title: 'OpenFormula 1.3, functions PRICE, YIELD and COUPDAYBS' },
    { title: 'F. J. Fabozzi, Bond Markets, Analysis and Strategies, on accrued interest' },
  ],
}
