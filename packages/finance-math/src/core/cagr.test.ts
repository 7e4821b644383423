import { describe, expect, it } from 'vitest'
import { cagr } from './cagr.ts'

describe('cagr', () => {
  it("gives Excel's documented RRI(96, 10000, 11000)", () => {
    expect(cagr(96, 10_000, 11_000)).toBeCloseTo(0.0009933, 7)
  })
  it('is -1 for a total loss', () => {
    expect(cagr(5, 100, 0)).toBe(-1)
  })
  it('takes a debt that grows', () => {
    expect(cagr(2, -100, -121)).toBeCloseTo(0.1, 14)
  })
  it('keeps every digit of the smallest growth (60 digits)', () => {
    expect(cagr(3, 1_000_000, 1_000_000.0001) / 3.333331551291696e-11).toBeCloseTo(1, 14)
  })
  it('refuses growth from nothing and growth through zero', () => {
    expect(() => cagr(5, 0, 100)).toThrow('pv must be other than 0.')
    expect(() => cagr(5, 100, -1)).toThrow('fv must be of the sign of pv.')
    expect(() => cagr(5, -100, 1)).toThrow('fv must be of the sign of pv.')
  })
})
