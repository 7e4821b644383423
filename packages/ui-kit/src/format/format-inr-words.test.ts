import { expect, test } from 'vitest'
import { formatInrWords } from './format-inr-words.ts'

test.each([
  [1_234_567, '12.35\u00a0lakh'],
  [9_999_999, '1\u00a0crore'],
  [99_999, '99,999'],
  [100_000, '1\u00a0lakh'],
  [123_456_789_012_345, '123.46\u00a0lakh crore'],
  [25_000_000, '2.5\u00a0crore'],
  [0, '0'],
  [-150_000, '−1.5\u00a0lakh'],
])('%d is said as %j', (inr, words) => {
  expect(formatInrWords(inr)).toBe(words)
})

test('the sign stands before the number where it is wanted', () => {
  expect(formatInrWords(1_200_000, { sign: true })).toBe('₹12\u00a0lakh')
  expect(formatInrWords(-1_200_000, { sign: true })).toBe('−₹12\u00a0lakh')
})
