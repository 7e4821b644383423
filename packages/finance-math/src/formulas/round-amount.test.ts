import { expect, it } from 'vitest'
import { roundAmount } from './round-amount.ts'

it('rounds to the paisa, half away from zero, ties that doubles miss by a hair included', () => {
  expect(roundAmount(1.005, 100)).toBe(1.01)
  expect(roundAmount(-1.005, 100)).toBe(-1.01)
  expect(roundAmount(100.5, 1)).toBe(101)
})

it('rounds amounts of 1e13 and more hundredths as the doubles they are', () => {
  expect(roundAmount(123_456_789_012.345, 100)).toBe(123_456_789_012.35)
})

it('leaves amounts without a fraction of a hundredth as they are', () => {
  expect(roundAmount(12_345_678_901_234.5, 100)).toBe(12_345_678_901_234.5)
})

it('keeps every digit of amounts that have fifteen before the point', () => {
  expect(roundAmount(123_456_789_012_345, 1)).toBe(123_456_789_012_345)
  expect(roundAmount(12_345_678_901_234.37, 10)).toBe(12_345_678_901_234.4)
})

it('leaves amounts that have no fraction at that size as they are', () => {
  for (const amount of [1.1e14, 1_234_567_890_123_456, 3.3e22]) expect(roundAmount(amount, 100)).toBe(amount)
})

it('rounds as long as doubles have fractions', () => {
  expect(roundAmount(1_000_000_000_000_000.5, 1)).toBe(1_000_000_000_000_001)
  expect(roundAmount(-4_000_000_000_000_000.5, 1)).toBe(-4_000_000_000_000_001)
})
