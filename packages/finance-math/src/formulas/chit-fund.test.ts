import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chitFund, chitFundTotals } from './chit-fund.ts'

describe('chitFund', () => {
  const chit = { chitValue: 500_000, members: 20, othersDiscountPercent: 15, commissionPercent: 5 }
  it('of who takes it early is a loan, computed in Python by bisection', () => {
    const early = chitFund({ ...chit, yourMonth: 3, yourDiscountPercent: 25 })
    expect(early.youReceive).toBe(375_000)
    expect(early.totalPaid).toBeCloseTo(447_500, 6)
    expect(early.effectiveAnnualPercent).toBeCloseTo(34.633544223, 7)
  })
  it('of who takes it last is a deposit; the foreman keeps his commission of every month', () => {
    const last = chitFund({ ...chit, yourMonth: 20, yourDiscountPercent: 5 })
    expect(last.youReceive).toBe(475_000)
    expect(last.totalPaid).toBeCloseTo(452_500, 6)
    expect(last.effectiveAnnualPercent).toBeCloseTo(6.298985868, 7)
    // A discount below the commission is the commission.
    expect(chitFund({ ...chit, yourMonth: 20, yourDiscountPercent: 0 })).toEqual(last)
  })
  // kapilchits.com: 5 lakh over 50 months, a discount of 35 % leaves a dividend of 3,000 and 7,000 to pay.
  it('pays each member the dividend that foremen print', () => {
    const printed = { chitValue: 500_000, members: 50, yourDiscountPercent: 35, othersDiscountPercent: 35 }
    const { totalPaid, youReceive } = chitFund({ ...printed, yourMonth: 1, commissionPercent: 5 })
    expect(totalPaid).toBeCloseTo(50 * 7000, 6)
    expect(youReceive).toBe(325_000)
  })
  it('gives to all members together what they pay less the commissions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 5, max: 40 }),
        fc.integer({ min: 0, max: 5 }),
        (members, discount, commissionPercent) => {
          const all = { chitValue: 100_000, members, commissionPercent }
          const discounts = { yourDiscountPercent: discount, othersDiscountPercent: discount }
          const one = chitFund({ ...all, ...discounts, yourMonth: 1 })
          const commissions = members * 1000 * commissionPercent
          expect(members * one.totalPaid - commissions).toBeCloseTo(members * one.youReceive, 4)
        },
      ),
    )
  })
  // Python finds no change of sign of the flows' worth at any rate of a month from −60 % to 300 %: in the middle, at
  // such a discount, more is lost than time is worth either way.
  it.each([6, 10, 15])('has no rate taken in month %i at a large discount, and totals', (yourMonth) => {
    const large = { ...chit, yourMonth, yourDiscountPercent: 40 }
    expect(() => chitFund(large)).toThrow('No rate of interest fits this discount.')
    // Nineteen months of 22,500 and one of 16,250.
    expect(chitFundTotals(large)).toEqual({ youReceive: 300_000, totalPaid: expect.closeTo(443_750, 6) })
  })
  // Bisected in Python with 40 digits.
  it.each([
    [5, 225.2283245362],
    [18, -50.6904162124],
  ])('has a rate taken in month %i', (yourMonth, percent) => {
    const large = { ...chit, yourMonth, yourDiscountPercent: 40 }
    const { effectiveAnnualPercent, ...totals } = chitFund(large)
    expect(effectiveAnnualPercent).toBeCloseTo(percent, 8)
    expect(totals).toEqual(chitFundTotals(large))
  })
  it('has no rate where nothing is received', () => {
    const nothing = { ...chit, yourMonth: 3, yourDiscountPercent: 100 }
    expect(() => chitFund(nothing)).toThrow('No rate of interest fits this discount.')
    // Nineteen months of 22,500 and one of 1,250.
    expect(chitFundTotals(nothing)).toEqual({ youReceive: 0, totalPaid: expect.closeTo(428_750, 6) })
  })
})
