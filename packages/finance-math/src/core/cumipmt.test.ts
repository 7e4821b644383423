import { describe, expect, it } from 'vitest'
import { cumipmt } from './cumipmt.ts'
import { ipmt } from './ipmt.ts'
import { pmt } from './pmt.ts'

describe('cumipmt', () => {
  it("gives Excel's documented interest of the second year of 125,000 over 30 years at 9 %", () => {
    expect(cumipmt(0.09 / 12, 360, 125_000, 13, 24)).toBeCloseTo(-11_135.23213075, 7)
  })
  it.each(['end', 'begin'] as const)('is the sum of the interest parts when paid at the %s', (when) => {
    for (const rate of [-0.4, -1e-9, 0, 1e-9, 0.003, 0.2, 2]) {
      for (const [start, end] of [
        [1, 1],
        [1, 48],
        [2, 17],
        [48, 48],
      ] as const) {
        let sum = 0
        for (let per = start; per <= end; per++) sum += ipmt(rate, per, 48, 1000, 0, when)
        expect(cumipmt(rate, 48, 1000, start, end, when)).toBeCloseTo(sum, 8)
      }
    }
  })
  it('counts the interest of a rate too small to change a balance', () => {
    // 1e-295 of balances of 1e300, 9e299 and 8e299.
    expect(cumipmt(1e-295, 10, 1e300, 1, 3)).toBeCloseTo(-270_000, 6)
    expect(cumipmt(1e-295, 10, 1e300, 4, 5)).toBeCloseTo(-130_000, 6)
  })
  it('takes a billion periods without walking through them', () => {
    expect(cumipmt(1e-9, 1e9, 1000, 1, 1e9)).toBeCloseTo(1000 + 1e9 * pmt(1e-9, 1e9, 1000), 4)
  })
  it('refuses an end before the start', () => {
    expect(() => cumipmt(0.01, 12, 1000, 5, 4)).toThrow('end must be a whole number from 5 to 12.')
  })
  it('refuses a start that is not whole', () => {
    expect(() => cumipmt(0.01, 12, 1000, 1.5, 4)).toThrow('start must be a whole number from 1 to 12.')
  })
})
