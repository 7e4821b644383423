import { describe, expect, it } from 'vitest'
import { roundTo } from './round-to.ts'

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.345, 2, 2.35],
    [-2.5, 0, -3],
    [0.5, 0, 1],
    [1.45, 1, 1.5],
    [8.345, 2, 8.35],
    [12345678901234.564, 2, 12345678901234.56],
    [0.05, 0, 0],
    [55, -1, 60],
    [5, -1, 10],
    [4.9, -1, 0],
    [-1.005, 2, -1.01],
    [5e-324, 300, 0],
    [1.5e300, -300, 2e300],
    [1e21, 2, 1e21],
    [0, 2, 0],
    [1234.5678, 2, 1234.57],
    [1234.5632, 2, 1234.56],
    [-0.4, 0, 0],
  ])('rounds %d to %d decimals: %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected)
  })
  it.each([
    [2.5, 0, 2],
    [3.5, 0, 4],
    [1.005, 2, 1],
    [1.015, 2, 1.02],
    [2.51, 0, 3],
  ])('rounds %d to %d decimals half to even: %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals, 'half-even')).toBe(expected)
  })
  it('agrees with rounding the decimal text, for every tie of three decimals up to 100', () => {
    for (let mills = 5; mills < 100_000; mills += 10) {
      expect(roundTo(mills / 1000, 2)).toBe((mills + 5) / 10 / 100)
    }
  })
  it('refuses decimals that are not whole or beyond 300', () => {
    expect(() => roundTo(1, 0.5)).toThrow('decimals must be a whole number from -300 to 300.')
    expect(() => roundTo(1, 301)).toThrow('decimals must be a whole number from -300 to 300.')
  })
  it('refuses a mode it does not know', () => {
    expect(() => roundTo(1, 2, 'up' as never)).toThrow('mode must be half-away or half-even.')
  })
})
