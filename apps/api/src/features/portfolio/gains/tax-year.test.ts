import { nameTaxYear, taxYears } from '@pkg/api-contract'
import { vdaYear } from '@pkg/cost-basis'
import { expect, test } from 'vitest'
import { readTaxYear, toLocalDay, toLocalInstant } from './tax-year.ts'

test('the rules of every Indian year that is offered are known, and of none beside them', () => {
  const { firstYear, lastYear } = taxYears.in
  const tax = (first: number) => vdaYear({ financialYear: nameTaxYear('in', first), transfers: [] })
  for (let year = firstYear; year <= (lastYear ?? 0); year += 1) expect(tax(year).total).toBe('0')
  for (const year of [firstYear - 1, (lastYear ?? 0) + 1]) expect(() => tax(year)).toThrow('must be from')
})

test('a year that has begun and whose rules are not known yet is refused, and says up to which one they are', () => {
  const now = Date.UTC(2027, 5, 1)
  expect(() => readTaxYear('in', '2027-28', now)).toThrow(
    'The rules of 2027-28 are not known here yet: years up to 2026-27 are computed.',
  )
  expect(readTaxYear('in', '2026-27', now)).toEqual({ from: '2026-04-01', to: '2027-03-31' })
  expect(readTaxYear('us', '2027', now)).toEqual({ from: '2027-01-01', to: '2027-12-31' })
  expect(readTaxYear('uk', '2027-28', now)).toEqual({ from: '2027-04-06', to: '2028-04-05' })
})

test('a year begins at midnight of its country', () => {
  expect(() => readTaxYear('us', '2027', Date.UTC(2027, 0, 1, 4))).toThrow('This tax year has not begun.')
  expect(readTaxYear('us', '2027', Date.UTC(2027, 0, 1, 5)).from).toBe('2027-01-01')
})

test.each([
  // Clocks in London go forward at 01:00 UTC on the 30th of March 2025, and back at 01:00 UTC on the 26th of October.
  ['Europe/London', '2025-03-30T00:59:59Z', '2025-03-30T00:59:59+00:00'],
  ['Europe/London', '2025-03-30T01:00:00Z', '2025-03-30T02:00:00+01:00'],
  ['Europe/London', '2025-03-30T23:30:00Z', '2025-03-31T00:30:00+01:00'],
  ['Europe/London', '2025-10-26T00:59:59Z', '2025-10-26T01:59:59+01:00'],
  ['Europe/London', '2025-10-26T01:00:00Z', '2025-10-26T01:00:00+00:00'],
  // In New York at 07:00 UTC and 06:00 UTC.
  ['America/New_York', '2025-03-09T06:59:59Z', '2025-03-09T01:59:59-05:00'],
  ['America/New_York', '2025-03-09T07:00:00Z', '2025-03-09T03:00:00-04:00'],
  ['America/New_York', '2025-11-02T05:59:59Z', '2025-11-02T01:59:59-04:00'],
  ['America/New_York', '2025-11-02T06:00:00Z', '2025-11-02T01:00:00-05:00'],
  ['Asia/Kolkata', '2025-03-31T18:30:00Z', '2025-04-01T00:00:00+05:30'],
  ['UTC', '2025-03-31T18:30:00Z', '2025-03-31T18:30:00+00:00'],
])('in %s %s is written %s, whatever was asked for before', (timeZone, moment, written) => {
  const at = Date.parse(moment)
  expect(toLocalInstant(at, timeZone)).toBe(written)
  expect(toLocalDay(at, timeZone)).toBe(written.slice(0, 10))
  expect(toLocalInstant(at - 1, timeZone)).not.toBe(written)
  expect(toLocalInstant(at, timeZone)).toBe(written)
})
