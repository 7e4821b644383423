import { expect, test } from 'vitest'
import { formatClock } from './format-clock.ts'
import { formatCompactUsd } from './format-compact-usd.ts'
import { formatGwei } from './format-gwei.ts'

test.each([
  [0, '0.00'],
  [0.0004, '0.00040'],
  [0.0412, '0.041'],
  [0.096, '0.10'],
  [0.496840168, '0.50'],
  [1.8371, '1.84'],
  [9.994, '9.99'],
  [9.996, '10.0'],
  [42.25, '42.3'],
  [124, '124'],
  [1500.4, '1,500'],
])('%d gwei is written %s', (gwei, text) => {
  expect(formatGwei(gwei)).toBe(text)
})

test.each([
  [950, '$950.00'],
  [21_940_000_000, '$21.94B'],
  [1_500_000, '$1.50M'],
])('%d dollars are written %s', (usd, text) => {
  expect(formatCompactUsd(usd)).toBe(text)
})

test('a moment is written to the second', () => {
  expect(formatClock('2026-03-01T04:05:09.700Z', { timeZone: 'Asia/Kolkata' })).toBe('09:35:09')
})
