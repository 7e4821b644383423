import type { Details } from '../calculator.ts'
import { type BondValues, bondTerms } from './bond-terms.ts'

const asksYield = { input: 'mode', is: ['yield'] }
const asksPrice = { input: 'mode', is: ['price'] }

/** What coupons and the face value are worth now, where a period has a yield. */
const discounted = {
  symbols: 'P = C × (1 − (1 + i)⁻ᵐ) ÷ i + F × (1 + i)⁻ᵐ',
  filled:
    '{priceUsed} = {coupon} × (1 − (1 + {perPeriod})^−{periods}) ÷ {perPeriod} + {faceValue} × (1 + {perPeriod})^−{periods}',
}

/** What people look for the bond calculator by, and what explains its answers. */
export const bondDetails: Details<BondValues> = {
  topic: 'investing',
  keywords: [
    'bond',
    'bond yield',
    'yield to maturity',
    'ytm',
    'bond price',
    'coupon rate',
    'current yield',
    'g-sec',
    'government bond',
    'debenture',
    'ncd',
    'बॉन्ड',
    'बॉन्ड यील्ड',
    'परिपक्वता पर प्रतिफल',
  ],
  aliases: { f: 'faceValue', c: 'couponPercent', n: 'years', p: 'price', y: 'yieldPercent' },
  formulas: [
    { ...discounted, when: asksYield },
    { ...discounted, when: [asksPrice, { input: 'yieldPercent', isNot: [0] }] },
    {
      when: [asksPrice, { input: 'yieldPercent', is: [0] }],
      symbols: 'P = C × m + F',
      filled: '{priceUsed} = {coupon} × {periods} + {faceValue}',
    },
    { symbols: 'i = Y ÷ k', filled: '{perPeriod} = {yieldUsed} ÷ {couponsAYear}' },
  ],
  legend: {
    P: { meaning: 'Price', figure: 'priceUsed' },
    C: { meaning: 'One coupon', figure: 'coupon' },
    F: { meaning: 'Face value', figure: 'faceValue' },
    m: { meaning: 'Coupons that are left', figure: 'periods' },
    i: { meaning: 'Yield of one period', figure: 'perPeriod' },
    Y: { meaning: 'Yield to maturity', figure: 'yieldUsed' },
    k: { meaning: 'Coupons a year', figure: 'couponsAYear' },
  },
  explanation: {
    steps: {
      flows: '{periods} coupons of {coupon} come in, {totalCoupons} in all, and {faceValue} at the end.',
      worth:
        'Discounted by {perPeriod} each period they are worth {priceUsed}: a yield of {yieldUsed} a year.',
      current:
        'The coupons alone are {currentYieldPercent} of the price; the rest is what the price itself gains or loses.',
    },
    figures: (values) => {
      const { price, yieldPercent, frequency, periods } = bondTerms(values)
      return {
        priceUsed: { value: price, unit: 'inr' },
        yieldUsed: { value: yieldPercent, unit: 'percent' },
        perPeriod: { value: yieldPercent / frequency, unit: 'percent' },
        periods: { value: periods, unit: 'number' },
        couponsAYear: { value: frequency, unit: 'number' },
      }
    },
  },
  conventions: {
    nominal:
      'The yield is what bond markets quote: that of one period times the periods of a year. The effective one, compounded, stands beside it.',
    clean:
      'The price is that right after a coupon; between coupons the interest since the last one comes on top.',
    tax: 'Tax takes its share of each coupon; what is gained on the price is taxed apart, and not here.',
    held: 'The yield is earned by who holds the bond to its end and is paid in full.',
  },
  sources: [
    { title: 'OpenFormula 1.3, functions PV and RATE' },
    { title: 'F. J. Fabozzi, Bond Markets, Analysis and Strategies, on yield to maturity' },
  ],
}
