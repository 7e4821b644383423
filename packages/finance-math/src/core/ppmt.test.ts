import { describe, expect, it } from 'vitest'
import { ipmt } from './ipmt.ts'
import { pmt } from './pmt.ts'
import { ppmt } from './ppmt.ts'

describe('ppmt', () => {
  it("gives the principal of numpy-financial's documented loan of 2,500 at 8.24 %", () => {
    expect([1, 2, 12].map((per) => Number(ppmt(0.0824 / 12, per, 12, 2500).toFixed(2)))).toEqual([
      -200.58, -201.96, -216.26,
    ])
  })
  it('is the whole payment in a first period paid at its beginning', () => {
    expect(ppmt(0.01, 1, 12, 1000, 0, 'begin')).toBeCloseTo(pmt(0.01, 12, 1000, 0, 'begin'), 12)
    expect(ppmt(-0.2, 1, 90, 1000, 50, 'begin')).toBeCloseTo(pmt(-0.2, 90, 1000, 50, 'begin'), 12)
    expect(ppmt(-0.2, 1, 90, 1000, 0, 'begin')).toBeCloseTo(pmt(-0.2, 90, 1000, 0, 'begin'), 18)
  })
  it('is the payment without its interest in later periods', () => {
    expect(ppmt(0.01, 5, 12, 1000, 100, 'begin')).toBeCloseTo(
      pmt(0.01, 12, 1000, 100, 'begin') - ipmt(0.01, 5, 12, 1000, 100, 'begin'),
      10,
    )
  })
})
