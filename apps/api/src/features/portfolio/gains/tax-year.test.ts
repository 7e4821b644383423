import { nameTaxYear, taxYears } from '@pkg/api-contract'
import { vdaYear } from '@pkg/cost-basis'
import { expect, test } from 'vitest'
import { readTaxYear } from './tax-year.ts'

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
