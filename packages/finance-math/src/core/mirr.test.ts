import { describe, expect, it } from 'vitest'
import { mirr } from './mirr.ts'

describe('mirr', () => {
  it("gives Excel's documented MIRR(-120000 …, 10 %, 12 %)", () => {
    expect(mirr([-120_000, 39_000, 30_000, 21_000, 37_000, 46_000], 0.1, 0.12)).toBeCloseTo(0.126094, 6)
  })
  it.each([
    [[-4500, -800, 800, 800, 600, 600, 800, 800, 700, 3000], 0.08, 0.055, 0.0666],
    [[-120_000, 39_000, 30_000, 21_000, 37_000, 46_000], 0.1, 0.12, 0.126094],
    [[100, 200, -50, 300, -200], 0.05, 0.06, 0.3428],
  ])('gives the tested rates of numpy-financial: %j', (values, finance, reinvest, expected) => {
    expect(mirr(values, finance, reinvest)).toBeCloseTo(expected, 4)
  })
  it('refuses flows of one sign', () => {
    expect(() => mirr([39_000, 30_000], 0.1, 0.12)).toThrow('values must be cash flows of both signs.')
  })
})
