import { expect, test } from 'vitest'
import { formatShare } from './format-share.ts'
import { toPercentShares } from './percent-shares.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '0.0 %'],
  [0.00002, '<0.1 %'],
  [0.0004, '<0.1 %'],
  [0.0006, '0.1 %'],
  [0.5, '50.0 %'],
  [0.9994, '99.9 %'],
  [0.9996, '>99.9 %'],
  [1, '100.0 %'],
])('%d of one is %s', (share, text) => {
  expect(plain(formatShare(share))).toBe(text)
})

test('of shares that add up, the smallest is not nil and the largest not all', () => {
  const parts = [167.42, 2_000_000]
  const percents = toPercentShares(parts, 1)
  expect(percents).toEqual([0, 100])
  const shares = parts.map((part, index) => formatShare(part / 2_000_167.42, 1, percents[index]))
  expect(shares.map(plain)).toEqual(['<0.1 %', '>99.9 %'])
})

test('with two decimals', () => {
  expect(plain(formatShare(0.00002, 2))).toBe('<0.01 %')
  expect(plain(formatShare(0.99999, 2))).toBe('>99.99 %')
})
