import { expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'

it.each([
  [2_345.678, '$2,345.68'],
  [1, '$1.00'],
  [0.99876, '$0.9988'],
  [0.000012345, '$0.00001235'],
  [0, '$0.00'],
])('writes a price of %d with digits that tell something', (usd, text) => {
  expect(formatPrice(usd)).toBe(text)
})
