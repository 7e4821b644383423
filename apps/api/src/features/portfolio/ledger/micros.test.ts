import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMicros, microsToUsd, toMicros, usdToMicros } from './micros.ts'

test('a balance beyond 2^53 is worth exactly what it is worth', () => {
  expect(toMicros(9_007_199_254_740_993n, 0, 1)).toBe(9_007_199_254_740_993_000_000n)
  expect(toMicros(1_234_567_890_123_456_789_012n, 18, 2.5)).toBe(3_086_419_725n)
})

test('prices are the decimals that they are written as, very small and very large ones too', () => {
  expect(toMicros(10n ** 30n, 18, 1.2e-7)).toBe(120_000_000_000n)
  expect(toMicros(1n, 0, 1e21)).toBe(10n ** 27n)
  expect(toMicros(3n, 0, 0.1)).toBe(300_000n)
})

test('halves are rounded away from zero, so that what left mirrors what arrived', () => {
  expect(toMicros(5n, 7, 1)).toBe(1n)
  expect(toMicros(-5n, 7, 1)).toBe(-1n)
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.nat(24),
      fc.double({ min: 1e-12, max: 1e6, noNaN: true }),
      (balance, decimals, price) => {
        expect(toMicros(-balance, decimals, price)).toBe(-toMicros(balance, decimals, price))
      },
    ),
  )
})

test('amounts are written with all six places', () => {
  expect(formatMicros(0n)).toBe('0.000000')
  expect(formatMicros(-1n)).toBe('-0.000001')
  expect(formatMicros(1_234_567_890n)).toBe('1234.567890')
  expect(microsToUsd(usdToMicros(19.99))).toBe(19.99)
})
