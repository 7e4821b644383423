import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bondAccruedInterest } from './bond-accrued-interest.ts'
import { bondDuration } from './bond-duration.ts'
import { bondPrice } from './bond-price.ts'
import { bondPriceDated } from './bond-price-dated.ts'
import { bondYield } from './bond-yield.ts'
import { bondYieldDated } from './bond-yield-dated.ts'
import { dayCountBases, daysBetween } from './day-count.ts'

// Figures without another source are computed in Python from Excel's formulas, with day counts of its own.

const day = (iso: string) => Date.parse(iso) / 864e5
const isoDay = (count: number) => new Date(count * 864e5).toISOString().slice(0, 10)

/** Any bond: bought in 2000 to 2040, due some days to 40 years later. */
const bonds = fc
  .record({
    from: fc.integer({ min: day('2000-01-01'), max: day('2040-12-31') }),
    days: fc.integer({ min: 1, max: 14_600 }),
    frequency: fc.constantFrom(1 as const, 2 as const, 4 as const, 12 as const),
    basis: fc.constantFrom(...dayCountBases),
    couponPercent: fc.double({ min: 0, max: 15, noNaN: true }),
    yieldPercent: fc.double({ min: -3, max: 20, noNaN: true }),
  })
  .map(({ from, days, ...terms }) => ({
    ...terms,
    settlement: isoDay(from),
    maturity: isoDay(from + days),
  }))

describe('bondPrice', () => {
  it.each([
    [10_000, 4.5, 5.5, 15, 2, 8987.534935],
    [10_000, 4.5, -2, 15, 2, 21_436.708929],
    [1000, 0, 6, 10, 1, 558.394777],
    [1000, 7, 0, 5, 4, 1350],
  ] as const)(
    'of %s with %s %% at %s %% for %s years, %s times a year',
    (faceValue, couponPercent, yieldPercent, years, frequency, price) => {
      const bond = { faceValue, couponPercent, yieldPercent, years, frequency }
      expect(bondPrice(bond).price).toBeCloseTo(price, 5)
    },
  )
  it('is the face value where the yield is the coupon, and falls as the yield rises', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.integer({ min: 1, max: 80 }),
        (percent, periods) => {
          const bond = { faceValue: 1000, couponPercent: percent, years: periods / 2, frequency: 2 } as const
          expect(bondPrice({ ...bond, yieldPercent: percent }).price).toBeCloseTo(1000, 8)
          expect(bondPrice({ ...bond, yieldPercent: percent + 1 }).price).toBeLessThan(1000)
        },
      ),
    )
  })
  it('refuses years that end between two coupons, and periods that no bond has', () => {
    const bond = { faceValue: 100, couponPercent: 5, yieldPercent: 5, frequency: 2 } as const
    for (const years of [1.3, 0.2, 6001]) {
      expect(() => bondPrice({ ...bond, years })).toThrow(
        'years must be a whole number of coupon periods, from one to 12000.',
      )
    }
    expect(() => bondPrice({ ...bond, years: 1, frequency: 3 as never })).toThrow(
      'frequency must be one of 1, 2, 4, 12.',
    )
    expect(bondPrice({ ...bond, years: 1 / 3, frequency: 12, yieldPercent: 0 }).price).toBeCloseTo(101.667, 3)
  })
})

describe('bondYield', () => {
  it('of a bond below its face value', () => {
    const bond = { faceValue: 1000, couponPercent: 5, price: 925.61, years: 10, frequency: 2 } as const
    const { yieldPercent, currentYieldPercent } = bondYield(bond)
    expect(yieldPercent).toBeCloseTo(6.000037008, 8)
    expect(currentYieldPercent).toBeCloseTo(5000 / 925.61, 10)
    // What remains of the coupon after 30 % is a coupon of 3.5 %.
    expect(bondYield({ ...bond, taxPercent: 30 }).afterTaxYieldPercent).toBeCloseTo(
      bondYield({ ...bond, couponPercent: 3.5 }).yieldPercent,
      10,
    )
    expect(bondYield(bond).afterTaxYieldPercent).toBe(yieldPercent)
  })
  it('allows a yield of zero and below', () => {
    const bond = { faceValue: 100, couponPercent: 5, years: 4, frequency: 1 } as const
    expect(bondYield({ ...bond, price: 120 }).yieldPercent).toBeCloseTo(0, 12)
    expect(bondYield({ ...bond, price: 125 }).yieldPercent).toBeLessThan(0)
  })
  it('is the yield at which the price was computed', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: -20, max: 60, noNaN: true }),
        fc.integer({ min: 1, max: 160 }),
        fc.constantFrom(1 as const, 2 as const, 4 as const, 12 as const),
        (couponPercent, yieldPercent, periods, frequency) => {
          const bond = { faceValue: 1000, couponPercent, years: periods / frequency, frequency }
          const { price } = bondPrice({ ...bond, yieldPercent })
          expect(bondYield({ ...bond, price }).yieldPercent).toBeCloseTo(yieldPercent, 8)
        },
      ),
    )
  })
  it('finds yields far from zero, and says so beyond a double', () => {
    const bond = { faceValue: 100, couponPercent: 9, years: 30, frequency: 2 } as const
    for (const price of [1e-9, 1e9]) {
      const { yieldPercent } = bondYield({ ...bond, price })
      expect(bondPrice({ ...bond, yieldPercent }).price / price).toBeCloseTo(1, 9)
    }
    expect(() => bondYield({ ...bond, price: 5e-324 })).toThrow(
      expect.objectContaining({ code: 'NO_SOLUTION', argument: 'price' }),
    )
  })
})

describe('bonds between two coupons', () => {
  it('agree with Excel’s PRICE, YIELD, DURATION and MDURATION', () => {
    const bond = { maturity: '2017-11-15', couponPercent: 5.75, redemption: 100, frequency: 2 } as const
    const settled = { ...bond, settlement: '2008-02-15', basis: '30/360' } as const
    expect(bondPriceDated({ ...settled, yieldPercent: 6.5 }).cleanPrice).toBeCloseTo(94.63436162, 8)
    const shorter = { ...settled, maturity: '2016-11-15', price: 95.04287 } as const
    expect(bondYieldDated(shorter).yieldPercent).toBeCloseTo(6.5, 5)
    const long = { couponPercent: 8, yieldPercent: 9, frequency: 2 } as const
    const dates = { settlement: '2018-07-01', maturity: '2048-01-01', basis: 'actual/actual' } as const
    expect(bondDuration({ ...long, ...dates }).macaulay).toBeCloseTo(10.9191453, 7)
    const older = { settlement: '2008-01-01', maturity: '2016-01-01', basis: 'actual/actual' } as const
    expect(bondDuration({ ...long, ...older }).macaulay).toBeCloseTo(5.99377495555, 10)
    expect(bondDuration({ ...long, ...older }).modified).toBeCloseTo(5.73566981391, 10)
    // The help of LibreOffice prints 4.02.
    const help = { settlement: '2001-01-01', maturity: '2006-01-01', basis: 'actual/365' } as const
    expect(bondDuration({ ...long, ...help }).modified).toBeCloseTo(4.02, 2)
  })
  it.each([
    ['2023-05-31', '2031-08-31', 7.26, 7.4, 100, 2, '30/360', 99.13045858, 6.22825341],
    ['2023-05-31', '2031-08-31', 7.26, 7.4, 100, 2, 'actual/actual', 99.13045858, 6.22825341],
    ['2023-05-31', '2031-08-31', 7.26, 7.4, 100, 2, 'actual/360', 99.13088395, 6.22269785],
    ['2023-05-31', '2031-08-31', 7.26, 7.4, 100, 2, 'actual/365', 99.13061399, 6.22619861],
    ['2023-05-31', '2031-08-31', 7.26, 7.4, 100, 2, '30E/360', 99.13088395, 6.22269785],
    ['2024-03-30', '2030-03-31', 8, 0, 100, 4, 'actual/actual', 148.02197802, 5.00274725],
    ['2025-12-31', '2035-06-30', 0, 7, 100, 1, '30/360', 52.58405966, 9.5],
    ['2025-01-10', '2040-02-29', 7, -1.5, 100, 12, 'actual/actual', 244.57351538, 11.60550962],
    ['2024-05-31', '2024-08-30', 8, 7, 105, 2, '30/360', 105.12530713, 0.25],
    ['2024-05-31', '2024-08-30', 8, 7, 105, 2, 'actual/actual', 105.12444714, 0.24863388],
    ['2024-05-31', '2024-08-30', 8, 7, 105, 2, '30E/360', 105.12356048, 0.24722222],
  ] as const)(
    'settled %s, due %s, %s %% at %s %%, %s back, %s a year by %s',
    (settlement, maturity, couponPercent, yieldPercent, redemption, frequency, basis, price, macaulay) => {
      const bond = { settlement, maturity, couponPercent, redemption, frequency, basis }
      const priced = bondPriceDated({ ...bond, yieldPercent })
      expect(priced.cleanPrice).toBeCloseTo(price, 7)
      expect(priced.dirtyPrice).toBeCloseTo(price + bondAccruedInterest(bond).accruedInterest, 7)
      expect(bondYieldDated({ ...bond, price: priced.cleanPrice }).yieldPercent).toBeCloseTo(yieldPercent, 8)
      expect(bondDuration({ ...bond, yieldPercent }).macaulay).toBeCloseTo(macaulay, 7)
    },
  )
  it('count as Indian government securities do, and to 100, unless told otherwise', () => {
    const bond = {
      settlement: '2023-05-31',
      maturity: '2031-08-31',
      couponPercent: 7.26,
      frequency: 2,
    } as const
    expect(bondPriceDated({ ...bond, yieldPercent: 7.4 }).cleanPrice).toBeCloseTo(99.13045858, 7)
    expect(bondYieldDated({ ...bond, price: 99.13045858 }).yieldPercent).toBeCloseTo(7.4, 7)
  })
  it('have the price of whole periods on the day of a coupon', () => {
    fc.assert(
      fc.property(bonds, fc.integer({ min: 1, max: 30 }), (bond, years) => {
        const settlement = `${bond.settlement.slice(0, 8)}15`
        const maturity = `${Number(settlement.slice(0, 4)) + years}${settlement.slice(4)}`
        const { cleanPrice, accruedInterest } = bondPriceDated({ ...bond, settlement, maturity })
        expect(accruedInterest).toBe(0)
        const whole = bondPrice({ ...bond, faceValue: 100, years })
        fc.pre(years * bond.frequency > 1)
        expect(cleanPrice / whole.price).toBeCloseTo(1, 10)
      }),
    )
  })
  it('yield what they were priced at', () => {
    fc.assert(
      fc.property(bonds, (bond) => {
        const { accruedDays, periodDays, nextCoupon } = bondAccruedInterest(bond)
        const part = 1 - accruedDays / periodDays
        // Nothing of the last period is left: there is no yield to speak of.
        fc.pre(nextCoupon !== bond.maturity || part > 0.01)
        const { cleanPrice: price } = bondPriceDated(bond)
        expect(bondYieldDated({ ...bond, price }).yieldPercent).toBeCloseTo(bond.yieldPercent, 6)
      }),
    )
  })
  it('fall by their modified duration when the yield rises', () => {
    fc.assert(
      fc.property(bonds, (bond) => {
        fc.pre(bondAccruedInterest(bond).nextCoupon !== bond.maturity)
        const at = (yieldPercent: number) => bondPriceDated({ ...bond, yieldPercent }).dirtyPrice
        const slope = (at(bond.yieldPercent + 1e-4) - at(bond.yieldPercent - 1e-4)) / 2e-6
        const { modified } = bondDuration(bond)
        expect(-slope / at(bond.yieldPercent)).toBeCloseTo(modified, 4)
      }),
    )
  })
  it('refuse a maturity that is not later, or too far', () => {
    const bond = { settlement: '2024-01-01', couponPercent: 5, frequency: 12 } as const
    expect(() => bondAccruedInterest({ ...bond, maturity: '2024-01-01' })).toThrow(
      'maturity must be a day after the settlement, as 2025-01-31.',
    )
    expect(() => bondAccruedInterest({ ...bond, settlement: '0050-01-31', maturity: '9999-01-31' })).toThrow(
      'maturity must be at most 12000 coupons after the settlement.',
    )
  })
  it('have coupons in the first century too', () => {
    const bond = { settlement: '0050-02-10', maturity: '0099-08-31', couponPercent: 5, frequency: 2 } as const
    expect(bondAccruedInterest(bond)).toMatchObject({
      previousCoupon: '0049-08-31',
      nextCoupon: '0050-02-28',
    })
  })
})

describe('bondAccruedInterest', () => {
  it('agrees with Excel’s COUPDAYBS, COUPDAYS, COUPPCD and COUPNCD', () => {
    const dates = { settlement: '2011-01-25', maturity: '2011-11-15', frequency: 2 } as const
    expect(bondAccruedInterest({ ...dates, basis: 'actual/actual', couponPercent: 8 })).toEqual({
      accruedInterest: (4 * 71) / 181,
      accruedDays: 71,
      periodDays: 181,
      previousCoupon: '2010-11-15',
      nextCoupon: '2011-05-15',
    })
  })
  it('of a face value by 30/360: 7.26 % of ten lakh for two months', () => {
    const dates = { settlement: '2024-04-22', maturity: '2033-02-22', frequency: 2 } as const
    const held = bondAccruedInterest({ ...dates, couponPercent: 7.26, faceValue: 1_000_000 })
    expect(held.accruedInterest).toBeCloseTo(12_100, 8)
  })
})

describe('30/360', () => {
  // The US rule: a last day of February and a 31st count as a 30th.
  it.each([
    ['2024-01-31', '2024-03-31', 60, 60],
    ['2024-01-30', '2024-03-31', 60, 60],
    ['2024-01-29', '2024-03-31', 62, 61],
    ['2024-02-29', '2024-03-31', 30, 31],
    ['2023-02-28', '2024-02-29', 360, 361],
    ['2023-02-28', '2024-02-28', 358, 360],
    ['2024-02-28', '2024-03-31', 33, 32],
    ['2024-01-15', '2024-02-29', 44, 44],
  ] as const)('counts from %s to %s %s days, in Europe %s', (from, to, us, europe) => {
    expect(daysBetween('30/360', day(from), day(to))).toBe(us)
    expect(daysBetween('30E/360', day(from), day(to))).toBe(europe)
  })
})
