import { expect, it } from 'vitest'
import { formatWorth } from './format-worth.ts'

it('never tells as nothing what is not nothing', () => {
  expect(formatWorth(0.0009)).toBe('Under $0.01')
  expect(formatWorth(-0.0049)).toBe('Under $0.01')
  expect(formatWorth(0)).toBe('$0.00')
  expect(formatWorth(0.005)).toBe('$0.01')
  expect(formatWorth(1234.5)).toBe('$1,234.50')
})
