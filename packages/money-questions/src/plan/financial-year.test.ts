import { expect, test } from 'vitest'
import { financialYear } from './financial-year.ts'

test.each([
  ['2026-11-21', '2026-27'],
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
])('on %s the financial year is %s', (day, year) => {
  expect(financialYear(Date.parse(day))).toBe(year)
})

test('before and after all years whose rules are known it is the nearest of them', () => {
  expect(financialYear(Date.parse('2019-06-01'))).toBe('2024-25')
  expect(financialYear(Date.parse('2099-06-01'))).toBe('2026-27')
})
