import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AmortizationRow, amortizationSchedule } from './amortization-schedule.ts'
import { agree, money, months, ratePercent } from './arbitraries.test-kit.ts'
import { outstandingBalance } from './outstanding-balance.ts'
import { yearlyRows } from './yearly-rows.ts'

const paise = (amount: number): bigint => BigInt(Math.round(amount * 100))
const sumOfPaise = (rows: readonly AmortizationRow[]): bigint =>
  rows.reduce((sum, { principalPaid }) => sum + paise(principalPaid), 0n)

it('has a row for each month, from the loan down to nothing', () => {
  const rows = amortizationSchedule({ principal: 1_000_000, annualRatePercent: 8, months: 120 })
  expect(rows).toHaveLength(120)
  expect(rows[0]).toMatchObject({
    month: 1,
    interestPaid: expect.closeTo(6666.67, 2),
    balance: expect.closeTo(994_533.91, 2),
  })
  expect(rows.at(-1)).toMatchObject({ month: 120, balance: 0, totalPayment: expect.closeTo(12_132.76, 2) })
})

it('is consistent in every row', () => {
  const rounding = fc.constantFrom('none' as const, 'rupee' as const, 'paisa' as const)
  fc.assert(
    fc.property(money, ratePercent, months, rounding, (principal, annualRatePercent, tenure, round) => {
      let before = principal
      for (const row of amortizationSchedule({
        principal,
        annualRatePercent,
        months: tenure,
        rounding: round,
      })) {
        const unit = round === 'rupee' ? 0.5001 : round === 'paisa' ? 0.005_001 : 0
        const interest = (before * annualRatePercent) / 1200
        if (!agree(row.interestPaid + row.principalPaid, row.totalPayment, principal)) return false
        if (!agree(row.balance + row.principalPaid, before, principal)) return false
        if (Math.abs(row.interestPaid - interest) > unit + 1e-10 * principal) return false
        before = row.balance
      }
      return before === 0
    }),
    { numRuns: 150 },
  )
})

it('repays a rounded loan exactly, to the paisa', () => {
  const kinds = fc.constantFrom(
    { rounding: 'paisa' },
    { rounding: 'rupee' },
    { rounding: 'paisa', emiRounding: 'rupee' },
  )
  fc.assert(
    fc.property(money, ratePercent, months, kinds, (principal, annualRatePercent, tenure, kind) => {
      const loan = { principal, annualRatePercent, months: tenure, ...kind } as const
      return sumOfPaise(amortizationSchedule(loan as never)) === paise(principal)
    }),
    { numRuns: 200 },
  )
})

it('lets the last instalment take the remainder of rounded ones', () => {
  const rows = amortizationSchedule({ principal: 1000, annualRatePercent: 0, months: 3, rounding: 'rupee' })
  expect(rows.map(({ totalPayment }) => totalPayment)).toEqual([333, 333, 334])
})

it('ends early where rounding the instalment up pays the loan off before its time', () => {
  const rows = amortizationSchedule({
    principal: 200,
    annualRatePercent: 0,
    months: 360,
    emiRounding: 'rupee',
  })
  expect(rows).toHaveLength(200)
  expect(rows.at(-1)).toMatchObject({ totalPayment: 1, balance: 0 })
})

it('keeps the fraction of a paisa of a loan until the last instalment', () => {
  const rows = amortizationSchedule({
    principal: 100.005,
    annualRatePercent: 0,
    months: 2,
    rounding: 'paisa',
  })
  expect(rows.map(({ principalPaid }) => principalPaid)).toEqual([50, expect.closeTo(50.005, 9)])
})

it('rounds an interest of half a paisa up, although its double lies below', () => {
  // 12,060 at 10 % a year is 100.5 a month; 1.005 is half a paisa more than 1.00.
  const loan = { annualRatePercent: 10, months: 12 }
  expect(amortizationSchedule({ ...loan, principal: 12_060, rounding: 'rupee' })[0]?.interestPaid).toBe(101)
  expect(amortizationSchedule({ ...loan, principal: 120.6, rounding: 'paisa' })[0]?.interestPaid).toBe(1.01)
})

it('has one row for a loan of one month and rows of zeros for no loan', () => {
  expect(amortizationSchedule({ principal: 100, annualRatePercent: 12, months: 1 })).toEqual([
    { month: 1, principalPaid: 100, interestPaid: expect.closeTo(1, 12), totalPayment: 101, balance: 0 },
  ])
  expect(amortizationSchedule({ principal: 0, annualRatePercent: 12, months: 2 })).toHaveLength(2)
  expect(amortizationSchedule({ principal: 0, annualRatePercent: 12, months: 2, rounding: 'paisa' })).toEqual(
    [{ month: 1, principalPaid: 0, interestPaid: 0, totalPayment: 0, balance: 0 }],
  )
})

it('agrees with outstandingBalance in every month', () => {
  fc.assert(
    fc.property(money, ratePercent, months, (principal, annualRatePercent, tenure) => {
      const loan = { principal, annualRatePercent, months: tenure }
      return amortizationSchedule(loan).every(({ month, balance }) =>
        agree(balance, outstandingBalance({ ...loan, afterMonths: month }), principal),
      )
    }),
  )
})

it('keeps of the yearly rows those whose month is divisible by 12', () => {
  const rows = amortizationSchedule({ principal: 1000, annualRatePercent: 8, months: 30 })
  expect(yearlyRows(rows)).toEqual([rows[11], rows[23]])
  expect(yearlyRows([])).toEqual([])
})

it('refuses more months than a table can hold', () => {
  expect(() => amortizationSchedule({ principal: 1, annualRatePercent: 1, months: 100_001 })).toThrow(
    'months',
  )
})

it('has nothing but whole paise in every row of a loan of whole paise', () => {
  const rows = amortizationSchedule({
    principal: 1000.1,
    annualRatePercent: 9.7,
    months: 60,
    rounding: 'paisa',
  })
  for (const row of rows) {
    for (const amount of [row.principalPaid, row.interestPaid, row.totalPayment, row.balance]) {
      expect(amount).toBe(Number(amount.toFixed(2)))
    }
  }
})

it('has no answer where an instalment rounded below the interest lets the debt grow beyond a double', () => {
  const loan = { principal: 100_000, annualRatePercent: 100_000, months: 360, emiRounding: 'rupee' } as const
  expect(() => amortizationSchedule({ ...loan, rounding: 'paisa' })).toThrow('principal leads beyond')
})
