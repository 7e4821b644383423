import { expect, it } from 'vitest'
import { formatExactMoney, formatMoney } from './format-money.ts'

it('writes an amount to the hundredth, and where its digits are wanted as far as it goes', () => {
  expect(formatMoney('INR', '160000')).toBe('₹1,60,000.00')
  expect(formatMoney('USD', '12.345600')).toBe('$12.35')
  expect(formatExactMoney('USD', '12.345600')).toBe('$12.3456')
  expect(formatExactMoney('USD', '2000.000000')).toBe('$2,000.00')
  expect(formatExactMoney('USD', '0.500000')).toBe('$0.50')
})
