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
  it('is 0 over no time', () => {
    expect(growth(0.1, 0)).toBe(0)
  })
})
