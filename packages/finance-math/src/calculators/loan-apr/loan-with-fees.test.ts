import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { loanWithFees, loanWithFeesRows } from './loan-with-fees.ts'

const loans = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  annualRatePercent: fc.double({ min: 1, max: 36, noNaN: true }),
  years: fc.integer({ min: 1, max: 360 }).map((months) => months / 12),
})

it('pays back what was really received with the interest of a loan at its rate, which is its whole cost', () => {
  fc.assert(
    fc.property(loans, fc.double({ min: 0, max: 0.2, noNaN: true }), (loan, share) => {
      const values = { ...loan, fees: Math.floor(share * loan.principal) }
      const { emi, totalCost, totalPayment, received } = loanWithFees(values)
      const rows = loanWithFeesRows(values)
      const near = 1e-7 * totalPayment
      for (const row of rows) expect(Math.abs(row.totalPayment - emi)).toBeLessThan(1e-7 * emi)
      const paid = rows.reduce((sum, row) => sum + row.principalPaid, 0)
      const cost = rows.reduce((sum, row) => sum + row.costPaid, 0)
      expect(Math.abs(paid - received)).toBeLessThan(near)
      expect(Math.abs(cost - totalCost)).toBeLessThan(near)
      expect(rows.at(-1)).toMatchObject({ month: Math.round(12 * loan.years), balance: 0 })
    }),
  )
})

it('is the interest rate itself without fees, and more with each rupee of them', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 1, max: 5000 }), (loan, fees) => {
      const none = loanWithFees({ ...loan, fees: 0 })
      expect(Math.abs(none.aprPercent - loan.annualRatePercent)).toBeLessThan(1e-7)
      const some = loanWithFees({ ...loan, fees })
      expect(some.aprPercent).toBeGreaterThan(none.aprPercent)
      expect(some.effectiveAnnualPercent).toBeGreaterThan(some.aprPercent)
      expect(loanWithFees({ ...loan, fees: fees + 1 }).aprPercent).toBeGreaterThan(some.aprPercent)
    }),
  )
})
