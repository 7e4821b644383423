import { describe, expect, it } from 'vitest'
import { pmt } from './pmt.ts'

describe('pmt', () => {
  it("gives numpy-financial's documented payment on 200,000 over 15 years at 7.5 %", () => {
    expect(pmt(0.075 / 12, 12 * 15, 200_000)).toBeCloseTo(-1854.0247200054619, 9)
  })
  it("gives the OpenDocument help's PMT(1.99 %/12, 36, 25000)", () => {
    expect(pmt(0.0199 / 12, 36, 25_000)).toBeCloseTo(-715.96, 2)
  })
  it('shares pv and fv evenly at a rate of 0', () => {
    expect(pmt(0, 10, 1000, -500)).toBe(-50)
  })
  it('is one period of interest smaller when paid at the beginning', () => {
    expect(pmt(0.01, 12, 1000, 0, 'begin') * 1.01).toBeCloseTo(pmt(0.01, 12, 1000), 12)
  })
  it('keeps every digit of a rate of 1e-12', () => {
    expect(pmt(1e-12, 360, 1000)).toBeCloseTo(-(1000 / 360) * (1 + 180.5e-12), 14)
  })
  it('answers at the smallest rates that a double can hold', () => {
    expect(pmt(Number.MIN_VALUE, 12, 1200)).toBe(-100)
    expect(pmt(-Number.MIN_VALUE, 12, 1200)).toBe(-100)
  })
  it('takes a rate just above -1', () => {
    expect(pmt(-0.999999, 12, 1000, 500)).toBeCloseTo(-500 * 0.999999, 6)
  })
  it('is the interest alone where what one unit grows to is beyond the largest double', () => {
    expect(pmt(5, 512, 1000)).toBe(-5000)
    expect(pmt(1e10, 64, 1000)).toBe(-1e13)
  })
  it('refuses a payment beyond the largest double', () => {
    expect(() => pmt(1e308, 1, 1e308)).toThrow('nper leads beyond the largest number.')
  })
  it('refuses a payment time other than end and begin', () => {
    expect(() => pmt(0.01, 12, 1000, 0, 1 as never)).toThrow('when must be end or begin.')
  })
})
