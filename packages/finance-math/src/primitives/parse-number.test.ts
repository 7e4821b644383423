import { anyText } from '@pkg/test-settings/any-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['₹12,50,000', 1_250_000],
  ['Rs. 12,50,000.50', 1_250_000.5],
  ['12.5L', 1_250_000],
  ['12.35 lakh', 1_235_000],
  ['1.2cr', 12_000_000],
  ['1.2 Crores', 12_000_000],
  ['8 %', 8],
  ['8.25% p.a.', 8.25],
  ['8.25 p.a.', 8.25],
  ['10 years', 10],
  ['5k', 5000],
  ['2 mn', 2_000_000],
  ['$1,234.50', 1234.5],
  [' 5000 ', 5000],
  ['5\u00a0000', 5000],
  ['１２', 12],
  ['१२,५००', 12_500],
  ['−5', -5],
  ['-₹5', -5],
  ['1e3', 1000],
  ['.5', 0.5],
  ['5.', 5],
])('%j is read as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test.each([
  '',
  ' ',
  'abc',
  '12abc',
  '1e309',
  '9'.repeat(41),
  '1.2.3',
  '--5',
  '5L5',
  'NaN',
  'Infinity',
  '0x10',
])('%j is no number', (text) => {
  expect(parseNumber(text)).toBeUndefined()
})

test.each([
  ['18 months', 'years', 1.5],
  ['18', 'years', 18],
  ['2 years', 'months', 24],
  ['2 yrs', 'months', 24],
  ['30 months', 'months', 30],
  ['1 % per month', 'percent', undefined],
  ['12 % a year', 'percent', 12],
  ['5000 per month', 'inr', 5000],
])('%j in a field of %s is %j', (text, unit, value) => {
  expect(parseNumber(text, unit)).toBe(value)
})

test('minus zero is zero', () => {
  expect(Object.is(parseNumber('-0'), 0)).toBe(true)
})

test('a paste of any length and kind never throws and never gives anything but a finite number', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 10_000 }), (text) => {
      const value = parseNumber(text)
      expect(value === undefined || Number.isFinite(value)).toBe(true)
    }),
  )
})

test('what is shown with Indian grouping is read back to the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(parseNumber(new Intl.NumberFormat('en-IN').format(value))).toBe(value)
    }),
  )
})
