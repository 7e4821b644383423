import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'
import { tokenize } from './tokenize.ts'

const read = (text: string) => readNumber(tokenize(text), 0)?.value

test('an amount with a letter of its own ends before one that comes every month', () => {
  expect(read('40 l 20 k / month')).toBe(4_000_000)
  expect(read('1 cr 60 k per month')).toBe(10_000_000)
  expect(read('50 l 20 k pm')).toBe(5_000_000)
})

test('a smaller part goes on with it where it is no such amount', () => {
  expect(read('40 l 20 k')).toBe(4_020_000)
  expect(read('1 l 20 k per month')).toBe(120_000)
  expect(read('2 lakh 50 thousand per month')).toBe(250_000)
})
