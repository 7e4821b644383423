import { describe, expect, it } from 'vitest'
import { pv } from './pv.ts'

describe('pv', () => {
  it("gives numpy-financial's documented present value of 15,692.93 with 100 a month", () => {
    expect(pv(0.05 / 12, 10 * 12, -100, 15_692.93)).toBeCloseTo(-100.00067131625819, 9)
  })
  it("gives Excel's documented PV(8 %/12, 240, 500)", () => {
    expect(pv(0.08 / 12, 240, 500)).toBeCloseTo(-59_777.15, 2)
  })
  it('adds up at a rate of 0', () => {
    expect(pv(0, 12, -100, -50, 'begin')).toBe(1250)
  })
  it('is 0 of nothing, however little that is worth', () => {
    expect(pv(1, 5000, 0, 0)).toBe(0)
    expect(pv(-0.5, 5000, 0, 0)).toBe(0)
  })
  it('takes payments next to the largest double', () => {
    expect(pv(10, 5, -1e308, 0, 'begin') / 1e308).toBeCloseTo(1.1 * (1 - 11 ** -5), 14)
    expect(() => pv(10, 5, -1.7e308, 0, 'begin')).toThrow('nper leads beyond the largest number.')
  })
  it('is a perpetuity after very many periods', () => {
    expect(pv(5, 512, -100)).toBeCloseTo(20, 12)
    expect(pv(0.05, 1e9, -100)).toBeCloseTo(2000, 9)
  })
})
