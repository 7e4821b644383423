import { describe, expect, it } from 'vitest'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { nper } from './nper.ts'
import { pmt } from './pmt.ts'

describe('nper', () => {
  it("gives numpy-financial's documented 64.07 months to repay 8,000 with 150 a month at 7 %", () => {
    expect(nper(0.07 / 12, -150, 8000)).toBeCloseTo(64.07334877066185, 10)
  })
  it("gives the OpenDocument help's -12.02 periods for NPER(6 %, 153.75, 2600)", () => {
    expect(nper(0.06, 153.75, 2600)).toBeCloseTo(-12.02, 2)
  })
  it('divides at a rate of 0', () => {
    expect(nper(0, -2000, 0, 100_000)).toBe(50)
  })
  it('is 0 where nothing is owed', () => {
    expect(nper(0.1, -100, 500, -500)).toBe(0)
  })
  it('takes payments at the beginning of each period', () => {
    expect(nper(0.01, pmt(0.01, 24, 1000, 0, 'begin'), 1000, 0, 'begin')).toBeCloseTo(24, 10)
  })
  it('keeps its digits where a balance remains and little is paid (60 digits)', () => {
    expect(nper(0.001, -100, 500, 700) / 11.994148639235735).toBeCloseTo(1, 14)
  })
  it.each([
    [0.009301594890397882, -0.001, -250_000.55, 0, -1582.3281926608563],
    [1.5549304713012853, 1000, 1e12, -0.7751665339582665, -21.5625380758154],
    [31.027025217544214, 1000, 1e12, 2.851442057647038, -5.9696617668279295],
  ])(
    'keeps the digits where payments are a hair of the balance (60 digits): nper(%d, %d, %d, %d)',
    (...args) => {
      const [rate, payment, pv, fv, expected] = args
      expect(nper(rate, payment, pv, fv, 'begin') / expected).toBeCloseTo(1, 13)
    },
  )
  it('refuses a payment that only covers the interest', () => {
    expect(() => nper(0.01, -10, 1000)).toThrow('No number of periods pays this off.')
  })
  it('refuses no payment at a rate of 0', () => {
    expect(() => nper(0, 0, 1000)).toThrow(FinanceMathError)
  })
})
