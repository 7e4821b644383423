import { describe, expect, it } from 'vitest'
import { cumprinc } from './cumprinc.ts'
import { ppmt } from './ppmt.ts'

describe('cumprinc', () => {
  it("gives Excel's documented principal of the second year of 125,000 over 30 years at 9 %", () => {
    expect(cumprinc(0.09 / 12, 360, 125_000, 13, 24)).toBeCloseTo(-934.1071234209, 9)
  })
  it('keeps the digits of a first payment that nearly all is interest, at a negative rate', () => {
    // Computed with 60 digits from the balance of each period.
    expect(cumprinc(-0.5, 40, 1000, 1, 1, 'begin') / -9.094947017737554e-10).toBeCloseTo(1, 13)
    expect(cumprinc(-0.3, 30, 1000, 1, 1, 'begin') / -0.009659934996001604).toBeCloseTo(1, 13)
    expect(cumprinc(-0.5, 40, 1000, 1, 2, 'begin')).toBeCloseTo(-500.00000000136424, 11)
  })
  it.each(['end', 'begin'] as const)('is the sum of the principal parts when paid at the %s', (when) => {
    for (const rate of [-0.4, 0, 1e-9, 0.003, 2]) {
      for (const [start, end] of [
        [1, 1],
        [1, 48],
        [2, 17],
        [48, 48],
      ] as const) {
        let sum = 0
        for (let per = start; per <= end; per++) sum += ppmt(rate, per, 48, 1000, 0, when)
        expect(cumprinc(rate, 48, 1000, start, end, when)).toBeCloseTo(sum, 8)
      }
    }
  })
})
