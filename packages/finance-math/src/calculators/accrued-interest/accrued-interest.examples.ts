import type { ExamplesOf } from '../calculator.ts'
import type { accruedInterestCalculator } from './accrued-interest.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const accruedInterestExamples: ExamplesOf<typeof accruedInterestCalculator> = [
  {
    given: {
      ...{ mode: 'price', settlement: '2008-02-15', maturity: '2017-11-15', basis: '30/360' },
      ...{ faceValue: 100, couponPercent: 5.75, yieldPercent: 6.5, frequency: '2' },
    },
    expect: { cleanPrice: 94.63436, accruedInterest: 1.4375, paidInAll: 96.07186, accruedDays: 90 },
    source: 'Microsoft, PRICE function: 94.63436; 90 of 180 days of a coupon of 2.875',
    precision: 0.00001,
  },
  {
    given: {
      ...{ settlement: '2008-02-15', maturity: '2016-11-15', basis: '30/360' },
      ...{ faceValue: 1000, couponPercent: 5.75, price: 950.4287, frequency: '2' },
    },
    expect: { foundYield: 6.5 },
    source: 'Microsoft, YIELD function: 6.5 % at 95.04287 for 100',
    precision: 0.00001,
  },
  {
    given: {
      ...{ settlement: '2011-01-25', maturity: '2011-11-15', basis: 'actual/actual' },
      ...{ faceValue: 100, couponPercent: 8, price: 100, frequency: '2' },
    },
    expect: { accruedDays: 71, coupons: 2 },
    source: 'Microsoft, COUPDAYBS function: 71 days; COUPNUM counts May and November',
  },
]
