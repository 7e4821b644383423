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

it('agrees with the engine on both sides of the end of its series', () => {
  for (let k = 0; k < 2000; k++) {
    const x = 0.019 + k * 1e-6
    for (const value of [x, -x]) {
      expect(Math.abs(fastLog1p(value) - Math.log1p(value))).toBeLessThanOrEqual(5e-16 * x)
    }
  }
})
