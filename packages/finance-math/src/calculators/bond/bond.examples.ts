import type { ExamplesOf } from '../calculator.ts'
import type { bondCalculator } from './bond.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const bondExamples: ExamplesOf<typeof bondCalculator> = [
  {
    given: { faceValue: 1000, couponPercent: 5, price: 925.61, years: 10, frequency: '2' },
    expect: { foundYield: 6, coupon: 25 },
    source: 'a bond of 5 % for ten years at 6 % is worth 925.61: PV(3 %, 20, 25, 1000)',
    precision: 0.001,
  },
  {
    given: {
      mode: 'price',
      faceValue: 10_000,
      couponPercent: 4.5,
      yieldPercent: 5.5,
      years: 15,
      frequency: '2',
    },
    expect: { foundPrice: 8987.53 },
    source: 'PV(2.75 %, 30, 225, 10000)',
  },
  {
    given: { faceValue: 1000, couponPercent: 0, price: 500, years: 10, frequency: '1' },
    expect: { foundYield: 7.1773, currentYieldPercent: 0 },
    source: 'without coupons: 2^(1/10) − 1',
    precision: 0.0001,
  },
]
