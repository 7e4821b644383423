import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceTransfer } from './balance-transfer.ts'
import { noCostEmi } from './no-cost-emi.ts'

// Figures are computed in Python, month by month and by bisection; no published worked examples were found.

describe('balanceTransfer', () => {
  const loan = { outstanding: 4_000_000, annualRatePercent: 9.25, monthsLeft: 180 }
  const move = { newAnnualRatePercent: 8.4, fees: 20_000, gstPercent: 18 }
  it('saves the interest that is left less the new interest and the cost', () => {
    const moved = balanceTransfer({ ...loan, ...move })
    expect(moved.emi).toBeCloseTo(41_167.691592, 5)
    expect(moved.newEmi).toBeCloseTo(39_155.465298, 5)
    expect(moved.interestLeft).toBeCloseTo(3_410_184.486512, 4)
    expect(moved.newInterest).toBeCloseTo(3_047_983.75362, 4)
    expect(moved.cost).toBe(23_600)
    expect(moved.saving).toBeCloseTo(338_600.732893, 4)
    expect(moved.breakEvenMonth).toBe(9)
  })
  it('never breaks even where the fees are more than the interest saved, or the rate is higher', () => {
    const short = { outstanding: 1_000_000, annualRatePercent: 9, monthsLeft: 24 }
    const dear = balanceTransfer({ ...short, ...move, newAnnualRatePercent: 8.9 })
    expect(dear.breakEvenMonth).toBeNull()
    expect(dear.saving).toBeCloseTo(-22_499.164018, 5)
    const worse = balanceTransfer({ ...short, newAnnualRatePercent: 9.5 })
    expect(worse.breakEvenMonth).toBeNull()
    expect(worse.saving).toBeCloseTo(-5514.017034, 5)
  })
  it('breaks even at once without fees, and never for the same rate', () => {
    expect(balanceTransfer({ ...loan, newAnnualRatePercent: 8.4 }).breakEvenMonth).toBe(1)
    const same = balanceTransfer({ ...loan, newAnnualRatePercent: 9.25 })
    expect(same).toMatchObject({ saving: 0, breakEvenMonth: null })
  })
  it('breaks even exactly when it saves something', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.double({ min: 6, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.integer({ min: 1, max: 360 }),
        fc.integer({ min: 1, max: 100_000 }),
        (outstanding, annualRatePercent, lower, monthsLeft, fees) => {
          const newAnnualRatePercent = annualRatePercent - lower
          const offer = { outstanding, annualRatePercent, monthsLeft, newAnnualRatePercent, fees }
          const { saving, breakEvenMonth } = balanceTransfer(offer)
          fc.pre(Math.abs(saving) > 1e-6 * outstanding)
          expect(breakEvenMonth !== null).toBe(saving > 0)
        },
      ),
    )
  })
})

describe('noCostEmi', () => {
  const offer = { price: 60_000, months: 6, annualRatePercent: 15, gstPercent: 18 }
  it('costs the tax on its interest, the fee and the discount for paying at once', () => {
    const plan = noCostEmi({ ...offer, processingFee: 199, cashDiscount: 2000 })
    expect(plan.emi).toBe(10_000)
    expect(plan.interest).toBeCloseTo(2539.900794, 5)
    expect(plan.gstOnInterest).toBeCloseTo(457.182143, 5)
    expect(plan.extraCost).toBeCloseTo(2692.002143, 5)
    expect(plan.aprPercent).toBeCloseTo(15.834195665, 7)
  })
  it('costs the tax alone without them', () => {
    const plan = noCostEmi({ price: 30_000, months: 12, annualRatePercent: 16, gstPercent: 18 })
    expect(plan.extraCost).toBeCloseTo(440.276146, 5)
    expect(plan.extraCost).toBeCloseTo(plan.gstOnInterest, 8)
    expect(plan.aprPercent).toBeCloseTo(2.709050027, 7)
  })
  it('costs nothing without interest or tax', () => {
    const free = noCostEmi({ price: 30_000, months: 3, annualRatePercent: 0 })
    expect(free).toMatchObject({ interest: 0, gstOnInterest: 0, extraCost: 0 })
    expect(free.aprPercent).toBeCloseTo(0, 10)
    expect(noCostEmi({ ...offer, gstPercent: 0 }).extraCost).toBe(0)
  })
  it('refuses fees and discounts that leave nothing to pay', () => {
    expect(() => noCostEmi({ ...offer, cashDiscount: 60_000 })).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', argument: 'cashDiscount' }),
    )
    expect(() => noCostEmi({ ...offer, processingFee: 60_000 })).toThrow(
      'processingFee must be less than the price leaves.',
    )
  })
  it('says so where no rate fits', () => {
    expect(() => noCostEmi({ ...offer, cashDiscount: 59_999.9999, gstPercent: 1.7e308 })).toThrow(
      'No rate of interest fits this offer.',
    )
  })
})
