import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costAveraging } from './cost-averaging.ts'
import { investmentReturn } from './investment-return.ts'
import { lumpSum } from './lump-sum.ts'
import { payback } from './payback.ts'
import { stockAverage } from './stock-average.ts'

describe('investmentReturn', () => {
  it('of 1 lakh that became 1.75 lakh in five years', () => {
    const found = investmentReturn({ invested: 100_000, value: 175_000, years: 5 })
    expect(found).toMatchObject({ gain: 75_000, absolutePercent: 75, multiple: 1.75 })
    expect(found.cagrPercent).toBeCloseTo(11.842691472, 8)
  })
  it('is a loss of everything where nothing is left', () => {
    expect(investmentReturn({ invested: 10, value: 0, years: 2 })).toEqual({
      gain: -10,
      absolutePercent: -100,
      cagrPercent: -100,
      multiple: 0,
    })
  })
  it('finds the rate that a lump sum grew at', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.double({ min: -30, max: 60, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (principal, annualRatePercent, years) => {
          const value = lumpSum({ principal, annualRatePercent, years }).futureValue
          const { cagrPercent } = investmentReturn({ invested: principal, value, years })
          expect(cagrPercent).toBeCloseTo(annualRatePercent, 8)
        },
      ),
    )
  })
})

describe('stockAverage', () => {
  it('weighs each price by its quantity', () => {
    const purchases = [
      { quantity: 100, price: 250 },
      { quantity: 50, price: 190 },
    ]
    expect(stockAverage({ purchases })).toEqual({
      averagePrice: 220 + 10,
      totalQuantity: 150,
      totalCost: 34_500,
    })
  })
  it('lies between the lowest and the highest price, in any order', () => {
    const purchase = fc.record({
      quantity: fc.integer({ min: 1, max: 1e6 }),
      price: fc.integer({ min: 1, max: 1e6 }),
    })
    fc.assert(
      fc.property(fc.array(purchase, { minLength: 1, maxLength: 20 }), (purchases) => {
        const { averagePrice } = stockAverage({ purchases })
        const prices = purchases.map(({ price }) => price)
        expect(averagePrice).toBeGreaterThanOrEqual(Math.min(...prices) * (1 - 1e-12))
        expect(averagePrice).toBeLessThanOrEqual(Math.max(...prices) * (1 + 1e-12))
        const { averagePrice: other } = stockAverage({ purchases: purchases.toReversed() })
        expect(other).toBeCloseTo(averagePrice, 6)
      }),
    )
  })
})

describe('costAveraging', () => {
  const plan = {
    purchases: [
      { date: '2024-01-01', price: 100, amount: 1000 },
      { date: '2024-02-01', price: 50, amount: 1000 },
      { date: '2024-03-01', price: 80, amount: 500 },
    ],
    valueDate: '2025-01-01',
    valuePrice: 120,
  }
  it('of three purchases, with the rate found by bisection in Python', () => {
    const found = costAveraging(plan)
    expect(found).toMatchObject({
      units: 36.25,
      invested: 2500,
      value: 4350,
      gain: 1850,
      absolutePercent: 74,
    })
    expect(found.averageCost).toBeCloseTo(68.965517241, 8)
    expect(found.xirrPercent).toBeCloseTo(80.600320485, 6)
    expect(found.maxDrawdownPercent).toBe(-50)
    expect(costAveraging({ ...plan, purchases: plan.purchases.toReversed() })).toEqual(found)
  })
  it('counts a fall on the last day, and no rate on the day of the purchase itself', () => {
    const once = { purchases: [{ date: '2024-01-01', price: 100, amount: 5 }], valueDate: '2024-01-01' }
    expect(costAveraging({ ...once, valuePrice: 90 })).toMatchObject({
      xirrPercent: null,
      maxDrawdownPercent: expect.closeTo(-10, 10),
    })
  })
  it('never costs more on average than the mean of the prices, for equal amounts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }),
        (prices) => {
          const purchases = prices.map((price, k) => ({
            date: new Date((19_000 + 30 * k) * 864e5),
            price,
            amount: 100,
          }))
          const { averageCost } = costAveraging({ purchases, valueDate: '2030-01-01', valuePrice: 1 })
          const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length
          expect(averageCost).toBeLessThanOrEqual(mean * (1 + 1e-12))
        },
      ),
    )
  })
  it('refuses a value before the last purchase, and days that are none', () => {
    expect(() => costAveraging({ ...plan, valueDate: '2024-02-29' })).toThrow(
      'valueDate must be a day not before the last purchase, as 2025-01-31.',
    )
    const wrong = [{ date: '2024-02-30', price: 1, amount: 1 }]
    expect(() => costAveraging({ ...plan, purchases: wrong })).toThrow(
      'purchases must be purchases on days such as 2025-01-31.',
    )
  })
})

describe('payback', () => {
  // The discounted figure is computed in Python.
  it.each([
    [[-1000, 300, 400, 500, 600], 0, 2.6],
    [[-1000, 300, 400, 500, 600], 10, 3.051333],
    [[-1000, 500, 500], 0, 2],
    [[-100, -50, 200], 0, 1.75],
    [[-100, 300], 0, 1 / 3],
  ])('of %j at %s %% is %s periods', (flows, discountPercent, periods) => {
    expect(payback({ flows, discountPercent }).periods).toBeCloseTo(periods, 6)
  })
  it('is longer the higher the rate', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 }), (comes) => {
        const flows = [-comes.reduce((sum, flow) => sum + flow, 0) / 2, ...comes]
        const plain = payback({ flows }).periods
        expect(plain).toBeLessThanOrEqual(payback({ flows, discountPercent: 1 }).periods)
      }),
    )
  })
  it('has no answer where the money never comes back', () => {
    expect(() => payback({ flows: [-1000, 300, 400] })).toThrow(
      expect.objectContaining({ code: 'NO_SOLUTION', argument: 'flows' }),
    )
  })
  it('wants the first flow to be spent', () => {
    expect(() => payback({ flows: [0, 300] })).toThrow('flows must be flows of which the first is negative.')
  })
})
