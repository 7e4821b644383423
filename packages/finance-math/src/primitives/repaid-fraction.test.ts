import { describe, expect, it } from 'vitest'
import { repaidFraction } from './repaid-fraction.ts'

// The figures were computed with 50 digits.
describe('repaidFraction', () => {
  it('is the share of the principal that some of the payments repay', () => {
    expect(repaidFraction(0.1, 3, 1, 1)).toBeCloseTo(0.1 / 0.331, 15)
    expect(repaidFraction(-0.1, 3, 2, 3)).toBeCloseTo((0.729 - 0.9) / (0.729 - 1), 14)
  })
  it('does not overflow where the debt would grow beyond the largest number', () => {
    expect(repaidFraction(10, 1000, 999, 999)).toBeCloseTo(0.08264462809917356, 15)
  })
  it('is even where there is no rate, or none to speak of', () => {
    expect(repaidFraction(0, 8, 3, 4)).toBe(0.25)
    expect(repaidFraction(1e-300, 8, 3, 4)).toBe(0.25)
  })
})
