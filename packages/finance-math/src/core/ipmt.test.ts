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
  it.each<[number, number, number, number, number, number]>([
    [0.01, 1, 360, 0, 1e6, 0],
    [0.01, 2, 360, 0, 1e6, 2.86125969255044],
    [0.01, 360, 360, 1000, 0, -0.10184283137876282],
    [-0.5, 2000, 2000, 1000, 0, 0],
    [-0.5, 1999, 2000, 0, 1000, -500],
    [-0.02, 7, 12, 1000, -300, 12.576261864692059],
    [3, 700, 1000, 1000, 7, -3000],
  ])('agrees with 60 digits: ipmt(%d, %d, %d, %d, %d)', (rate, per, nper, pv, fv, expected) => {
    expect(ipmt(rate, per, nper, pv, fv)).toBeCloseTo(expected, 10)
  })
  it('is a share of the balance at the smallest rates that a double can hold', () => {
    expect(ipmt(0, 5, 12, 1000)).toBe(0)
    expect(ipmt(2 ** -1000, 7, 12, 1200) * 2 ** 1000).toBeCloseTo(-600, 9)
    expect(ipmt(-(2 ** -1000), 7, 12, 1200) * 2 ** 1000).toBeCloseTo(600, 9)
  })
  it('refuses a period outside 1 to nper', () => {
    expect(() => ipmt(0.01, 0, 12, 1000)).toThrow('per must be a number from 1 to 12.')
    expect(() => ipmt(0.01, 13, 12, 1000)).toThrow('per must be a number from 1 to 12.')
  })
})
