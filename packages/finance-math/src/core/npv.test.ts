import { describe, expect, it } from 'vitest'
import { npv } from './npv.ts'

describe('npv', () => {
  it("gives numpy-financial's documented 3,065.22 for a project of 40,000", () => {
    expect(npv(0.08, [-40_000, 5000, 8000, 12_000, 30_000])).toBeCloseTo(3065.2226681795255, 9)
  })
  it('takes the first cash flow at its face value', () => {
    expect(npv(0.5, [100])).toBe(100)
  })
  it('refuses no cash flows', () => {
    expect(() => npv(0.1, [])).toThrow('values must be an array of at least 1.')
  })
  it('refuses a gap in the array', () => {
    const gapped: number[] = [1, 2, 3]
    delete gapped[1]
    expect(() => npv(0.1, gapped)).toThrow('values must be finite numbers only; item 1 is not.')
  })
})
