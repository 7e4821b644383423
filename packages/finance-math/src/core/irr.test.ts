import { describe, expect, it } from 'vitest'
import { irr } from './irr.ts'
import { npv } from './npv.ts'
import { pmt } from './pmt.ts'

describe('irr', () => {
  it.each([
    [[-150_000, 15_000, 25_000, 35_000, 45_000, 60_000], 0.0524],
    [[-100, 0, 0, 74], -0.0955],
    [[-100, 39, 59, 55, 20], 0.28095],
    [[-100, 100, 0, -7], -0.0833],
    [[-100, 100, 0, 7], 0.06206],
    [[-5, 10.5, 1, -8, 1], 0.0886],
  ])('gives the documented and tested rates of numpy-financial: %j', (values, expected) => {
    expect(irr(values)).toBeCloseTo(expected, 3)
  })
  it("gives the rate of numpy-financial's issue 44, a gain that ends with a fee", () => {
    expect(irr([-1678.87, 771.96, 1814.05, 3520.3, 3552.95, 3584.99, 4789.91, -1])).toBeCloseTo(1.00426, 4)
  })
  it("gives the rate of a saver of pyxirr's tests, who gets back a third of what went in", () => {
    expect(irr([...Array(180).fill(-87.17), 5809.3])).toBeCloseTo(-0.01352676905, 10)
    expect(irr([87.17, 87.17, 87.17, 87.17, 87.17, -86.43])).toBeCloseTo(-0.49367042606, 10)
  })
  it('takes zeros before and after the cash flows', () => {
    expect(irr([0, 0, -100, 110, 0, 0, 0])).toBeCloseTo(0.1, 14)
  })
  it('finds the rate of a plain 30-year loan', () => {
    expect(irr([-1e6, ...Array(360).fill(-pmt(0.005, 360, 1e6))])).toBeCloseTo(0.005, 15)
  })
  it('finds a rate that leaves next to nothing', () => {
    expect(irr([-3000, 2.4e-7, 4.2e-16, 5e-313])).toBeCloseTo(-0.9999999995837022, 13)
  })
  it('finds a rate of exactly 0', () => {
    expect(irr([-100, 50, 50])).toBe(0)
  })
  it('gives the rate nearest the guess where there are several', () => {
    expect(irr([-10, 21, -11])).toBeCloseTo(0.1, 12)
    expect(irr([-10, 21, -11], -0.01)).toBeCloseTo(0, 12)
    expect(irr([-1, 6, -11, 6], 5)).toBeCloseTo(2, 10)
    // Half way between doubling and trebling, in their logarithms, lies a rate of 1.449.
    expect(irr([-1, 6, -11, 6], 1.44)).toBeCloseTo(1, 10)
    expect(irr([-1, 6, -11, 6], 1.46)).toBeCloseTo(2, 10)
    expect(irr([-1, 6, -11, 6], -0.9)).toBe(0)
  })
  it('finds a rate at which the value only touches zero', () => {
    expect(irr([-1, 2, -1])).toBe(0)
    expect(irr([-100, 220, -121])).toBeCloseTo(0.1, 6)
  })
  it('is the same for flows of any scale', () => {
    for (const scale of [1e-300, 1e-9, 1e9, 1e300]) {
      expect(irr([-100 * scale, 39 * scale, 59 * scale, 55 * scale, 20 * scale])).toBeCloseTo(
        0.280948421159,
        11,
      )
    }
  })
  it('finds a rate among a thousand changes of direction', () => {
    const values = Array.from({ length: 1000 }, (_, k) => (k % 2 ? 1001 : -1000))
    expect(Math.abs(npv(irr(values), values))).toBeLessThan(1e-6)
  })
  it('refuses flows of one sign and fewer than two flows', () => {
    expect(() => irr([1, 2, 3])).toThrow('values must be cash flows of both signs.')
    expect(() => irr([0, 0])).toThrow('values must be cash flows of both signs.')
    expect(() => irr([-100])).toThrow('values must be an array of at least 2.')
  })
  it('refuses flows that no rate balances', () => {
    expect(() => irr([1, -1, 1])).toThrow('No rate fits the values.')
    expect(irr([1e300, -1e-20])).toBe(-0.9999999999999999)
    expect(() => irr([-1e-20, 1e300])).toThrow('No rate fits the values.')
  })
  it('finds the rate of flows that are almost all lost, to which steps go back and forth', () => {
    const values = [
      -40863.618974539844, 6.5362923206778145, 0.01, 0.18796547047143772, 0, 0.02472982085436265,
    ]
    // Computed with 40 digits.
    expect(irr([...values, 0.0432590661140788])).toBeCloseTo(-0.89798685166667, 13)
  })
})
