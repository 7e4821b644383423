import { describe, expect, it } from 'vitest'
import { fv } from './fv.ts'
import { pmt } from './pmt.ts'
import { rate } from './rate.ts'

describe('rate', () => {
  it("gives numpy-financial's tested rate(10, 0, -3500, 10000)", () => {
    expect(rate(10, 0, -3500, 10_000)).toBeCloseTo(0.1106908537142689, 11)
  })
  it("gives the OpenDocument help's -75.63 % for RATE(3, -10, 900)", () => {
    expect(rate(3, -10, 900)).toBeCloseTo(-0.7563, 4)
  })
  it("gives Excel's documented RATE(48, -200, 8000) of 0.77 % a month", () => {
    expect(rate(48, -200, 8000)).toBeCloseTo(0.007701472, 9)
  })
  it.each<[number, number, number, number, 'end' | 'begin', number | undefined, number]>([
    [3, -10, 900, -1, 'end', 2, -0.749594208543077],
    [3, -10, 900, 0, 'begin', 0, -0.88823346276572],
    [4, 0.82, -1, 2, 'end', 1, 0.895219454192331],
    [48, -50, 2000, 0, 'begin', undefined, 0.0080529819239056],
    [2, -2.5, 1, 4.06, 'end', undefined, 0.2],
    [2, -2.5, 1, 4.06, 'end', 0.25, 0.3],
    [2, -2.5, 1, 4.0625, 'end', 0.3, 0.25],
  ])(
    "gives the rates of LibreOffice Calc's tests: RATE(%d, %d, %d, %d, %s, %d)",
    (nper, payment, pv, fv, when, guess, expected) => {
      // The last is a double rate, of which a double can tell no more than eight digits.
      expect(rate(nper, payment, pv, fv, when, guess)).toBeCloseTo(expected, expected === 0.25 ? 7 : 12)
    },
  )
  it('finds a rate of exactly 0', () => {
    expect(rate(12, -100, 1200)).toBe(0)
  })
  it('finds rates next to -1', () => {
    expect(rate(2, 0, -1, 1e-24)).toBeCloseTo(-1, 11)
  })
  it('finds rates beyond a million percent', () => {
    expect(rate(2, 0, -1, 1e40) / 1e20).toBeCloseTo(1, 12)
  })
  it('gives the rate nearest the guess where payments against both pv and fv allow two', () => {
    const high = rate(10, -250, 1000, 1450, 'end', 0.2)
    const low = rate(10, -250, 1000, 1450, 'end', 0)
    expect([low, high].map((root) => Math.abs(fv(root, 10, -250, 1000) - 1450) < 1e-8)).toEqual([true, true])
    expect(low).toBeLessThan(high)
  })
  it('gives the one rate at which two have run together', () => {
    expect(rate(2, -220, 110, 110, 'end', 3)).toBeCloseTo(rate(2, -220, 110, 110, 'end', 0), 12)
    expect(rate(2, 0, 100, -121)).toBeCloseTo(0.1, 14)
  })
  // The rates by bisection with 60 digits.
  it.each<[number, number, number, number, 'end' | 'begin', number, number]>([
    [36, -1, 0.01, 1e6, 'end', 0.4343647873419051, 100],
    [93, -85_420.79678736627, 1, 1e12, 'end', 0.1686740330791168, 85_420.79678736627],
  ])('finds both rates, however far apart: rate(%d, %d, %d, %d, %s)', (n, pmt, pv, fv, when, low, high) => {
    expect(rate(n, pmt, pv, fv, when)).toBeCloseTo(low, 13)
    expect(rate(n, pmt, pv, fv, when, 1e6) / high).toBeCloseTo(1, 6)
  })
  it('has no answer where early payments outweigh the present value at every rate', () => {
    expect(() => rate(12, 1000, -18_479.236075654626, -31_856.686947867274, 'begin')).toThrow('No rate')
  })
  it('has no answer where a single payment leaves nothing to pay back', () => {
    expect(() => rate(1, -1e12, 1, 1e12)).toThrow('No rate fits the pmt.')
  })
  it('has no answer where even a rate next to -1 does not lose enough in the time', () => {
    expect(() => rate(1e-6, 0, -1, 0.001)).toThrow('No rate fits the pmt.')
  })
  it('finds a rate of nearly a total loss', () => {
    expect(rate(2, 1, -1e12, 0, 'begin')).toBeCloseTo(-1 + 1e-12, 15)
  })
  it('finds a rate for payments at the beginning of each period', () => {
    expect(rate(24, pmt(0.02, 24, 1000, 0, 'begin'), 1000, 0, 'begin')).toBeCloseTo(0.02, 13)
  })
  it('takes one payment at the beginning as present value', () => {
    expect(rate(1, -500, 1500, -1100, 'begin')).toBeCloseTo(0.1, 14)
  })
  it('takes one payment at the end as future value', () => {
    expect(rate(1, -500, 1000, -600)).toBeCloseTo(0.1, 14)
  })
  it('has no answer where one payment at the beginning takes all of pv', () => {
    expect(() => rate(1, -100, 100, 5, 'begin')).toThrow('No rate fits the pmt.')
  })
  it('refuses payments that all go one way', () => {
    expect(() => rate(12, 400, 10_000, 5000)).toThrow('No rate fits the pmt.')
  })
  it('refuses nothing at all', () => {
    expect(() => rate(12, 0, 0)).toThrow('No rate fits the pmt.')
  })
  it('refuses a guess of -1', () => {
    expect(() => rate(12, -100, 1000, 0, 'end', -1)).toThrow('guess must be a number above -1.')
  })
})
