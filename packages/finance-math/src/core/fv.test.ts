import { describe, expect, it } from 'vitest'
import { fv } from './fv.ts'

describe('fv', () => {
  it("gives numpy-financial's documented value of saving 100 a month for 10 years", () => {
    expect(fv(0.05 / 12, 10 * 12, -100, -100)).toBeCloseTo(15692.928894335748, 8)
  })
  it("gives Excel's documented FV(6 %/12, 10, -200, -500, 1)", () => {
    expect(fv(0.06 / 12, 10, -200, -500, 'begin')).toBeCloseTo(2581.4, 2)
  })
  it('adds up at a rate of 0', () => {
    expect(fv(0, 12, -100, -50)).toBe(1250)
  })
  it('shrinks to next to nothing at a rate of -99 %, without losing its digits', () => {
    expect(fv(-0.99, 12, 0, -1) / 1e-24).toBeCloseTo(1, 12)
  })
  it('takes periods that are not whole', () => {
    expect(fv(0.21, 0.5, 0, -100)).toBeCloseTo(110, 12)
  })
  it('refuses a value beyond the largest double', () => {
    expect(() => fv(1, 5000, -1, -1)).toThrow('nper leads beyond the largest number.')
  })
  it('is 0 of nothing, however much that grows', () => {
    expect(fv(1, 5000, 0, 0)).toBe(0)
    expect(fv(-0.5, 5000, 0, 0, 'begin')).toBe(0)
  })
  it('only adds the payments up at rates too small to matter, of either sign', () => {
    for (const rate of [1e-300, 0, -1e-300]) expect(fv(rate, 12, -100, -50)).toBe(1250)
    expect(fv(Number.MIN_VALUE, 0.1, -100, -50)).toBe(60)
  })
})
