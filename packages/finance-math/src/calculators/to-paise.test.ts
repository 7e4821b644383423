import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundTo } from '../core/round-to.ts'
import { toPaise } from './to-paise.ts'

it('rounds ties as they are read, away from zero', () => {
  expect([1.005, -1.005, 68.005, 0.125].map(toPaise)).toEqual([1.01, -1.01, 68.01, 0.13])
})

it('has no negative nothing', () => {
  expect([-0, -0.001, -0.004, -1e-300].map(toPaise)).toEqual([0, 0, 0, 0])
})

it('leaves what is too large for paise', () => {
  expect([1e300, -123_456_789_012_345_680].map(toPaise)).toEqual([1e300, -123_456_789_012_345_680])
})

it('is roundTo at two decimals', () => {
  const nearTies = fc.tuple(fc.integer({ min: -1e10, max: 1e10 }), fc.constantFrom(-1e-9, 0, 1e-9))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double({ min: -1e12, max: 1e12, noNaN: true }),
        nearTies.map(([paise, off]) => (paise + 0.5) / 100 + off),
      ),
      (amount) => {
        expect(toPaise(amount)).toBe(roundTo(amount, 2) + 0)
      },
    ),
    { numRuns: 2000 },
  )
})
