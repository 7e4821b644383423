import { describe, expect, it } from 'vitest'
import { nominalRate } from './nominal-rate.ts'

describe('nominalRate', () => {
  it("gives Excel's documented NOMINAL(5.3543 %, 4)", () => {
    expect(nominalRate(0.053543, 4)).toBeCloseTo(0.05250032, 8)
  })
})
