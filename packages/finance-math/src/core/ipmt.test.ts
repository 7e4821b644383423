import { describe, expect, it } from 'vitest'
import { ipmt } from './ipmt.ts'

describe('ipmt', () => {
  it("gives the interest of numpy-financial's documented loan of 2,500 at 8.24 %", () => {
    expect([1, 2, 12].map((per) => Number(ipmt(0.0824 / 12, per, 12, 2500).toFixed(2)))).toEqual([
      -17.17, -15.79, -1.49,
    ])
  })
  it('is nothing in a first period paid at its beginning', () => {
    expect(ipmt(0.01, 1, 12, 1000, 0, 'begin')).toBe(0)
  })
  it('is discounted by one period in later periods paid at their beginning', () => {
    expect(ipmt(0.01, 5, 12, 1000, 0, 'begin') * 1.01).toBeCloseTo(ipmt(0.01, 5, 12, 1000), 12)
  })
  it('keeps its digits at a rate of 1e-12', () => {
    expect(ipmt(1e-12, 7, 12, 1200) / 1e-12).toBeCloseTo(-600, 8)
  })
  it('refuses a period outside 1 to nper', () => {
    expect(() => ipmt(0.01, 0, 12, 1000)).toThrow('per must be a number from 1 to 12.')
    expect(() => ipmt(0.01, 13, 12, 1000)).toThrow('per must be a number from 1 to 12.')
  })
})
