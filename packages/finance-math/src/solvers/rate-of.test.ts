import { expect, it } from 'vitest'
import { rateOf } from './rate-of.ts'

it('is 0, never negative 0, and always above -1', () => {
  expect(rateOf(-0)).toBe(0)
  expect(rateOf(-1e6)).toBeGreaterThan(-1)
  expect(rateOf(Math.log(1.1))).toBeCloseTo(0.1, 15)
})
