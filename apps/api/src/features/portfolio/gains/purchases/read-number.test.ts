import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['1234.50', 'point', '1234.5', null],
  ['1,234.50', 'point', '1234.5', null],
  ['1,00,000', 'point', '100000', null],
  ['12,34,56,789.01', 'point', '123456789.01', null],
  ['₹1,234.50', 'point', '1234.5', '₹'],
  ['INR 1 234.50', 'point', '1234.5', 'INR'],
  ['0.5ETH', 'point', '0.5', 'ETH'],
  ['1.234,50', 'comma', '1234.5', null],
  ['0,00000001', 'comma', '0.00000001', null],
  ['1.5e-7', 'point', '0.00000015', null],
  ['2E+3', 'point', '2000', null],
  ['007.10', 'point', '7.1', null],
  ['-0', 'point', '0', null],
  ['−12', 'point', '-12', null],
  ['1’234.50', 'point', '1234.5', null],
  ['.5', 'point', '0.5', null],
] as const)('%s with a decimal %s is %s', (text, mark, value, unit) => {
  expect(readNumber(text, mark)).toEqual({ value, unit })
})

test.each([
  ['', 'point'],
  ['-', 'point'],
  ['.', 'point'],
  ['1,23', 'point'],
  ['1,2345', 'point'],
  ['1.2.3', 'point'],
  ['1.234,50', 'point'],
  ['1,234.50', 'comma'],
  ['=1+1', 'point'],
  ['1e999', 'point'],
  ['12 of 13', 'point'],
  ['1'.repeat(40), 'point'],
  ['NaN', 'point'],
  ['Infinity', 'point'],
  ['(12)5', 'point'],
] as const)('%s with a decimal %s is no number', (text, mark) => {
  expect(readNumber(text, mark)).toBeNull()
})
