import { expect, test } from 'vitest'
import { formatAxis } from './format-axis.ts'

test('on an axis lakhs have a decimal, rupees none, and a few rupees their paise', () => {
  expect(formatAxis(1_161_695.38, 'inr')).toBe('₹11.6\u00a0lakh')
  expect(formatAxis(12_762.82, 'inr')).toBe('₹12,763')
  expect(formatAxis(0.5, 'inr')).toBe('₹0.5')
  expect(formatAxis(-145_000_000_000, 'inr')).toBe('−₹14,500\u00a0Cr')
  expect(formatAxis(2e15, 'inr')).toBe('₹2,000\u00a0L\u00a0Cr')
  expect(formatAxis(1.89905e78, 'inr')).toBe('₹1.9×10^78')
  expect(formatAxis(0.0075, 'inr')).toBe('₹0.0075')
})

test('on an axis dollars are whole where there is room, and cents or trillions where there is none', () => {
  const shown = [0, 0.0071, 0.01, 9.5, 14_142.14, 999_999.4, 1_732_050_807_569, 1.10011e17]
  expect(shown.map((usd) => formatAxis(usd, 'usd'))).toEqual([
    ...['$0', '$0.0071', '$0.01', '$9.5', '$14,142', '$999,999', '$1.732T', '$1.1×10^17'],
  ])
})

test.each(['inr', 'usd'] as const)(
  'the lines of an axis in %s are told apart at any size, in little room',
  (unit) => {
    for (let power = -7; power <= 80; power += 1) {
      for (const step of [1, 2, 5, -1, -2, -5]) {
        const labels = Array.from({ length: 8 }, (_, line) => formatAxis(line * step * 10 ** power, unit))
        expect(new Set(labels).size, labels.join()).toBe(8)
        for (const label of labels) expect(label.length, label).toBeLessThanOrEqual(13)
      }
      expect(formatAxis(-9.987654321 * 10 ** power, unit).length).toBeLessThanOrEqual(13)
    }
  },
)
