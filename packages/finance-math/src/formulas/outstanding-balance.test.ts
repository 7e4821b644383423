import { expect, it } from 'vitest'
import { amortizationSchedule } from './amortization-schedule.ts'
import { outstandingBalance } from './outstanding-balance.ts'

const loan = { principal: 5_000_000, annualRatePercent: 8, months: 240 }

it('is 43.76 lakh after five years of 50 lakh at 8 % (livemint.com, 14 September 2021)', () => {
  expect(outstandingBalance({ ...loan, afterMonths: 60 }) / 100_000).toBeCloseTo(43.76, 2)
})

it('is the loan before the first instalment and nothing after the last', () => {
  expect(outstandingBalance({ ...loan, afterMonths: 0 })).toBeCloseTo(5_000_000, 8)
  expect(outstandingBalance({ ...loan, afterMonths: 240 })).toBe(0)
  expect(outstandingBalance({ ...loan, emiRounding: 'rupee', afterMonths: 240 })).toBe(0)
})

it('falls evenly at a rate of zero', () => {
  expect(outstandingBalance({ principal: 1200, annualRatePercent: 0, months: 12, afterMonths: 5 })).toBe(700)
})

it.each([8, 0])('follows the schedule of rounded instalments at %s %%', (annualRatePercent) => {
  const rounded = { ...loan, annualRatePercent, emiRounding: 'rupee' } as const
  const rows = amortizationSchedule(rounded)
  for (const afterMonths of [1, 60, 239]) {
    expect(outstandingBalance({ ...rounded, afterMonths })).toBeCloseTo(
      rows[afterMonths - 1]?.balance ?? -1,
      4,
    )
  }
})

it('is nothing once instalments that were rounded up have paid the loan off', () => {
  const small = {
    principal: 200,
    annualRatePercent: 0,
    months: 360,
    emiRounding: 'rupee',
    afterMonths: 250,
  } as const
  expect(outstandingBalance(small)).toBe(0)
})

it('refuses a month before the first or after the last', () => {
  for (const afterMonths of [-1, 241, 0.5])
    expect(() => outstandingBalance({ ...loan, afterMonths })).toThrow('afterMonths')
})
