import { describe, expect, it } from 'vitest'
import { periodsToTarget } from './periods-to-target.ts'

describe('periodsToTarget', () => {
  it("gives Excel's documented PDURATION(2.5 %, 2000, 2200)", () => {
    expect(periodsToTarget(0.025, 2000, 2200)).toBeCloseTo(3.86, 2)
  })
  it('doubles in ln 2 / ln(1 + r)', () => {
    expect(periodsToTarget(0.08, 1, 2)).toBeCloseTo(9.006468342, 9)
  })
  it('counts debts as it counts money', () => {
    expect(periodsToTarget(0.025, -2000, -2200)).toBe(periodsToTarget(0.025, 2000, 2200))
  })
  it('is 0 where the target is met, whatever the rate', () => {
    expect(periodsToTarget(0, 5, 5)).toBe(0)
  })
  it('refuses to wait for growth at a rate of 0', () => {
    expect(() => periodsToTarget(0, 100, 200)).toThrow('rate leads beyond the largest number.')
  })
  it('refuses growth from nothing, to nothing and through zero', () => {
    expect(() => periodsToTarget(0.1, 0, 100)).toThrow('pv must be other than 0.')
    expect(() => periodsToTarget(0.1, 100, 0)).toThrow('fv must be of the sign of pv.')
    expect(() => periodsToTarget(0.1, -100, 5)).toThrow('fv must be of the sign of pv.')
  })
})
