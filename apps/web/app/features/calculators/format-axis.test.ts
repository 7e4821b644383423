import { expect, test } from 'vitest'
import { formatAxis } from './format-axis.ts'

test('on an axis lakhs have a decimal, rupees none, and a few rupees their paise', () => {
  expect(formatAxis(1_161_695.38, 'inr')).toBe('₹11.6\u00a0lakh')
  expect(formatAxis(12_762.82, 'inr')).toBe('₹12,763')
  expect(formatAxis(0.5, 'inr')).toBe('₹0.5')
})
