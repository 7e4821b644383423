import { describe, expect, it } from 'vitest'
import { xnpv } from './xnpv.ts'

const project = [
  { date: '2008-01-01', amount: -10_000 },
  { date: '2008-03-01', amount: 2750 },
  { date: '2008-10-30', amount: 4250 },
  { date: '2009-02-15', amount: 3250 },
  { date: '2009-04-01', amount: 2750 },
]

describe('xnpv', () => {
  it("gives Excel's documented XNPV at 9 %", () => {
    expect(xnpv(0.09, project)).toBeCloseTo(2086.65, 2)
  })
  it('sees any order of the flows from the earliest of them', () => {
    expect(xnpv(0.09, project.toReversed())).toBeCloseTo(xnpv(0.09, project), 10)
  })
  it('takes a single flow at its face value', () => {
    expect(xnpv(0.09, [{ date: '2020-02-29', amount: 100 }])).toBe(100)
  })
  it('refuses no flows', () => {
    expect(() => xnpv(0.09, [])).toThrow('flows must be an array of at least 1.')
  })
})
