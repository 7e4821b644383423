import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSliderScale } from './slider-scale.ts'

describe('a narrow range', () => {
  const years = createSliderScale({ min: 1, max: 50, step: 1 })

  test('is laid out evenly and gives whole steps', () => {
    expect(years.isLog).toBe(false)
    expect(years.toShare(1)).toBe(0)
    expect(years.toShare(50)).toBe(1)
    expect(years.toValue(0.5)).toBe(26)
  })

  test('steps of a tenth have no tail of digits', () => {
    const rate = createSliderScale({ min: 1, max: 30, step: 0.1 })
    for (let share = 0; share <= 1; share += 0.01) {
      expect(String(rate.toValue(share)).length).toBeLessThanOrEqual(4)
    }
  })
})

describe('a range wider than a thousand to one', () => {
  const amount = createSliderScale({ min: 100, max: 1_000_000, step: 100 })

  test('is laid out by its logarithm', () => {
    expect(amount.isLog).toBe(true)
    expect(amount.toShare(10_000)).toBeCloseTo(0.5)
    expect(amount.toValue(0.5)).toBe(10_000)
  })

  test('gives amounts of two digits', () => {
    expect(amount.toValue(0.873)).toBe(310_000)
  })

  test('may start at zero', () => {
    const income = createSliderScale({ min: 0, max: 1e9, step: 10_000 })
    expect(income.toShare(0)).toBe(0)
    expect(income.toValue(0)).toBe(0)
    expect(income.toValue(1)).toBe(1e9)
  })
})

test('any value in range has a share between 0 and 1, and any share a value in range', () => {
  const ranges = fc.record({
    min: fc.integer({ min: 0, max: 10_000 }),
    max: fc.integer({ min: 10_001, max: 1_000_000_000 }),
    step: fc.constantFrom(0.1, 1, 100, 1000),
  })
  fc.assert(
    fc.property(ranges, fc.double({ min: 0, max: 1, noNaN: true }), (range, at) => {
      const scale = createSliderScale(range)
      const value = scale.toValue(at)
      expect(value).toBeGreaterThanOrEqual(range.min)
      expect(value).toBeLessThanOrEqual(range.max)
      expect(scale.toShare(value)).toBeGreaterThanOrEqual(0)
      expect(scale.toShare(value)).toBeLessThanOrEqual(1)
    }),
  )
})
