import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fastLog1p } from './fast-log1p.ts'

it('agrees with the engine to three units in the last place, from next to -1 to beyond 1', () => {
  const sizes = fc.double({ min: -36, max: 3, noNaN: true }).map((exponent) => 10 ** exponent)
  fc.assert(
    fc.property(sizes, fc.boolean(), (size, isNegative) => {
      const x = isNegative ? -Math.min(size, 0.999_999) : size
      return Math.abs(fastLog1p(x) - Math.log1p(x)) <= 7e-16 * Math.abs(Math.log1p(x))
    }),
    { numRuns: 500 },
  )
})

it('keeps what is too small to change 1', () => {
  expect(fastLog1p(0)).toBe(0)
  expect(fastLog1p(1e-17)).toBe(1e-17)
  expect(fastLog1p(-1e-300)).toBe(-1e-300)
})
