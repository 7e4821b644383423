import { describe, expect, it } from 'vitest'
import { effectiveRate } from './effective-rate.ts'

describe('effectiveRate', () => {
  it("gives Excel's documented EFFECT(5.25 %, 4)", () => {
    expect(effectiveRate(0.0525, 4)).toBeCloseTo(0.0535427, 7)
  })
  it('keeps every digit of a tiny rate', () => {
    expect(effectiveRate(1e-15, 12) / 1e-15).toBeCloseTo(1, 14)
  })
  it('refuses less than one period per year', () => {
    expect(() => effectiveRate(0.05, 0.5)).toThrow('periodsPerYear must be a number of at least 1.')
  })
})
