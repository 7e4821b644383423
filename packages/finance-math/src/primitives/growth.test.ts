import { describe, expect, it } from 'vitest'
import { growth } from './growth.ts'

describe('growth', () => {
  it('gives the same by squaring and by logarithms', () => {
    for (const rate of [1e-12, 0.004, 0.1, 2]) {
      for (const periods of [1, 2, 7, 12, 360, 512]) {
        const byLogarithm = Math.expm1(periods * Math.log1p(rate))
        expect(growth(rate, periods) / byLogarithm).toBeCloseTo(1, 12)
      }
    }
  })
  it('is exact where every power is', () => {
    expect(growth(0.5, 3)).toBe(2.375)
    expect(growth(0.25, 6)).toBe(2.814697265625)
    expect(growth(1, 52)).toBe(2 ** 52 - 1)
    expect(growth(2 ** -40, 512)).toBeCloseTo(512 * 2 ** -40, 18)
  })
  it('has the gain of more periods than can be squared through, to the last digits', () => {
    // Computed with 60 digits from the doubles given.
    expect(growth(1e-12, 2 ** 33) / 0.00862693394493831).toBeCloseTo(1, 14)
    expect(growth(0.01, 513) / 163.76491949520948).toBeCloseTo(1, 13)
  })
  it('is 0 over no time, and infinite where it is beyond the largest double', () => {
    expect(growth(0.1, 0)).toBe(0)
    expect(growth(5, 512)).toBe(Number.POSITIVE_INFINITY)
    expect(growth(1e10, 64)).toBe(Number.POSITIVE_INFINITY)
  })
})
