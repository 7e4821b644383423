import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from '../plain-text.ts'
import { runCalculator } from '../run-calculator.ts'
import { balanceTransferCalculator } from './balance-transfer.calculator.ts'
import { movedLoan, transferRows } from './moved-loan.ts'

const transfers = fc.record({
  outstanding: fc.integer({ min: 10_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 500, max: 2000 }).map((rate) => rate / 100),
  years: fc.integer({ min: 2, max: 360 }).map((months) => months / 12),
  newAnnualRatePercent: fc.integer({ min: 500, max: 2000 }).map((rate) => rate / 100),
  processingFee: fc.integer({ min: 0, max: 50_000 }),
  gstPercent: fc.integer({ min: 0, max: 28 }),
  otherCosts: fc.integer({ min: 1, max: 50_000 }),
})

it('has saved in the last row what it saves in all, and nothing before the month of break-even', () => {
  fc.assert(
    fc.property(transfers, (values) => {
      const rows = transferRows(values)
      const { saving, interestLeft, newInterest, breakEvenMonth } = movedLoan(values)
      const near = 1e-8 * (values.outstanding + interestLeft + newInterest)
      const last = rows.at(-1)
      expect(Math.abs(Number(last?.saved) - saving)).toBeLessThan(near)
      expect(last).toMatchObject({ month: Math.round(12 * values.years), balance: 0, newBalance: 0 })
      for (const { month, saved } of rows.filter((row) => Math.abs(row.saved) > near)) {
        const isPaidFor = breakEvenMonth !== null && month >= breakEvenMonth
        if (!isPaidFor) expect(saved).toBeLessThan(0)
        if (month === breakEvenMonth) expect(saved).toBeGreaterThan(0)
      }
    }),
  )
})

it('charges tax on the fee alone', () => {
  const costs = { processingFee: 13_500, gstPercent: 18, otherCosts: 22_800 }
  const loan = {
    outstanding: 2_735_000,
    annualRatePercent: 9.85,
    years: 134 / 12,
    newAnnualRatePercent: 8.65,
  }
  expect(movedLoan({ ...loan, ...costs }).cost).toBeCloseTo(38_730, 6)
})

it.each([
  [0, 'In all moving saves ₹1,548.94. By interest saved so far, it has paid for itself after month 1.'],
  [7500, 'In all moving costs ₹7,301.06. By interest saved so far, it has paid for itself at no time'],
])('says when it has paid for itself with a fee of %s, and whether at all', (processingFee, told) => {
  const loan = { outstanding: 560_000, annualRatePercent: 10.4, years: 20 / 12, newAnnualRatePercent: 10.1 }
  const run = runCalculator(balanceTransferCalculator, { ...loan, processingFee, otherCosts: 0 })
  if (!run.ok) throw run.error
  const steps = run.explanation().steps.map(({ parts }) => plainText(parts))
  expect(steps.join(' ')).toContain(told)
})
