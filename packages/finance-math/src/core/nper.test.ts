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
  it('refuses a payment that only covers the interest', () => {
    expect(() => nper(0.01, -10, 1000)).toThrow('No number of periods pays this off.')
  })
  it('refuses no payment at a rate of 0', () => {
    expect(() => nper(0, 0, 1000)).toThrow(FinanceMathError)
  })
})
