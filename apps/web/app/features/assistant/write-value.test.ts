import { expect, test } from 'vitest'
import { writeValue } from './write-value.ts'

test.each([
  [43_391.16, 'inr', '₹43,391.16'],
  [8.5, 'percent', '8.5\u00a0%'],
  [20, 'years', '20\u00a0years'],
  [1.5, 'years', '1\u00a0year 6\u00a0months'],
  [7 / 12, 'years', '7\u00a0months'],
  [2.03, 'years', '2.03\u00a0years'],
  [100, 'currency', '100'],
  ['monthly', 'text', 'monthly'],
  [[2.1, 2], 'odds', '2.1, 2'],
  [[{ date: '2026-01-31', amount: -1000 }], 'inr', '31 Jan 2026: −₹1,000.00'],
  [null, 'number', 'null'],
])('%j of the unit %s is written %j', (value, unit, written) => {
  expect(writeValue(value, unit)).toBe(written)
})
