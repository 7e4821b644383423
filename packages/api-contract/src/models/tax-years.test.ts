import { expect, test } from 'vitest'
import { listTaxYears, nameTaxYear, runningTaxYear, toTaxYearSpan } from './tax-years.ts'

test('a year is called by the calendar years that it lies in', () => {
  expect([nameTaxYear('in', 2025), nameTaxYear('uk', 1999), nameTaxYear('us', 2025)]).toEqual([
    ...['2025-26', '1999-00', '2025'],
  ])
})

test.each([
  // 18:30 in UTC is midnight in India.
  ['in', '2026-03-31T18:29:59Z', 2025],
  ['in', '2026-03-31T18:30:00Z', 2026],
  // Five in the morning in UTC is midnight in New York and Toronto in winter.
  ['us', '2027-01-01T04:59:59Z', 2026],
  ['us', '2027-01-01T05:00:00Z', 2027],
  ['ca', '2027-01-01T04:59:59Z', 2026],
  // London is an hour ahead of UTC in April.
  ['uk', '2026-04-05T22:59:59Z', 2025],
  ['uk', '2026-04-05T23:00:00Z', 2026],
] as const)('in %s the year that runs at %s is that of %i', (country, at, year) => {
  expect(runningTaxYear(country, Date.parse(at))).toBe(year)
})

test('a year lasts to the day before the next one begins', () => {
  expect(toTaxYearSpan('in', 2025)).toEqual({ from: '2025-04-01', to: '2026-03-31' })
  expect(toTaxYearSpan('uk', 2025)).toEqual({ from: '2025-04-06', to: '2026-04-05' })
  expect(toTaxYearSpan('us', 2025)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
})

test('years are listed newest first, as far as their rules are known', () => {
  const at = (day: string) => Date.parse(day)
  expect(listTaxYears('in', at('2024-06-01'))).toEqual(['2024-25', '2023-24', '2022-23'])
  expect(listTaxYears('in', at('2028-06-01'))[0]).toBe('2026-27')
  expect(listTaxYears('us', at('2028-06-01'))[0]).toBe('2028')
})
