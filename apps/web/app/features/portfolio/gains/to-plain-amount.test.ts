import { expect, it } from 'vitest'
import { toPlainAmount } from './to-plain-amount.ts'

it.each([
  ['1,50,000', '150000'],
  ['₹ 12,34,567.50', '1234567.50'],
  ['$1,234.5', '1234.5'],
  [' 1500.50 ', '1500.50'],
  ['1 500', '1500'],
])('reads %s as %s', (text, amount) => {
  expect(toPlainAmount(text)).toBe(amount)
})

it.each(['1500,50', '1.500,50', '15,0', ',500', '1,,500', 'abc', ''])(
  'leaves %j for whoever checks it',
  (text) => {
    expect(toPlainAmount(text)).toBe(text)
  },
)
