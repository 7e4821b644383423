import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { flatLoan, flatLoanRows } from './flat-loan.ts'

const loans = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  flatRatePercent: fc.double({ min: 0.5, max: 30, noNaN: true }),
  years: fc.integer({ min: 2, max: 360 }).map((months) => months / 12),
  otherRatePercent: fc.double({ min: 0, max: 40, noNaN: true }),
})

it('charges its instalments as a loan at the rate that it amounts to, month by month', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { reducingRatePercent, emi } = flatLoan(loan)
      let owed = loan.principal
      for (let month = 1; month <= Math.round(12 * loan.years); month++)
        owed += (owed * reducingRatePercent) / 1200 - emi
      // What is left over grows with the money that went round.
      const turnover = loan.principal * (1 + reducingRatePercent / 1200) ** (12 * loan.years)
      expect(Math.abs(owed)).toBeLessThan(1e-9 * turnover)
      expect(reducingRatePercent).toBeGreaterThan(loan.flatRatePercent)
    }),
  )
})

it('lists what adds up to the loan and to the interest of both, and ends with nothing owed', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const rows = flatLoanRows(loan)
      const sum = (name: 'principalPaid' | 'interestPaid' | 'totalPayment' | 'otherInterest') =>
        rows.reduce((total, row) => total + row[name], 0)
      const { totalInterest, totalPayment, otherInterest } = flatLoan(loan)
      const isNear = (found: number, told: number) => Math.abs(found - told) < 1e-8 * totalPayment
      expect(isNear(sum('principalPaid'), loan.principal)).toBe(true)
      expect(isNear(sum('interestPaid'), totalInterest)).toBe(true)
      expect(isNear(sum('totalPayment'), totalPayment)).toBe(true)
      expect(isNear(sum('otherInterest'), otherInterest)).toBe(true)
      expect(rows.at(-1)).toMatchObject({ balance: 0, otherBalance: 0 })
    }),
  )
})
