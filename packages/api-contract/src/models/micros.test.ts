import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addUpCents,
  addUpExactCents,
  convertMicros,
  formatMicros,
  microsToCents,
  microsToUsd,
  parseMicros,
  toBookedMicros,
  toMicros,
  usdToMicros,
} from './micros.ts'

test('a balance beyond 2^53 is worth exactly what it is worth', () => {
  expect(toMicros(9_007_199_254_740_993n, 0, 1)).toBe(9_007_199_254_740_993_000_000n)
  expect(toMicros(1_234_567_890_123_456_789_012n, 18, 2.5)).toBe(3_086_419_725n)
})

test('prices are the decimals that they are written as, very small and very large ones too', () => {
  expect(toMicros(10n ** 30n, 18, 1.2e-7)).toBe(120_000_000_000n)
  expect(toMicros(1n, 0, 1e21)).toBe(10n ** 27n)
  expect(toMicros(3n, 0, 0.1)).toBe(300_000n)
})

test('what is booked is in whole cents, and what is less than half a cent stays as it is', () => {
  expect([1_499_655_000n, -1_499_655_000n, 14_900n, 5_000n].map(toBookedMicros)).toEqual([
    ...[1_499_660_000n, -1_499_660_000n, 10_000n, 10_000n],
  ])
  expect([4_999n, -1_000n, 0n].map(toBookedMicros)).toEqual([4_999n, -1_000n, 0n])
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

test('exact dollars are read to the last digit', () => {
  expect(parseMicros('12.345678')).toBe(12_345_678n)
  expect(parseMicros('-0.500000')).toBe(-500_000n)
  expect(parseMicros('98765432109876543210.000001')).toBe(98_765_432_109_876_543_210_000_001n)
})

test('cents are rounded halves away from zero', () => {
  expect([5_000n, 4_999n, -5_000n, -4_999n, 0n].map(microsToCents)).toEqual([1, 0, -1, 0, 0])
})

const micros = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })

test('the cents of the parts add up to the cents of the difference', () => {
  fc.assert(
    fc.property(fc.array(micros), micros, (parts, start) => {
      const end = parts.reduce((sum, part) => sum + part, start)
      const cents = addUpCents(parts, start).reduce((sum, part) => sum + part, 0)
      return cents === microsToCents(end) - microsToCents(start)
    }),
  )
})

test('every part stays within a cent of its value, and nothing at nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(micros, fc.constant(0n))), micros, (parts, start) =>
      addUpCents(parts, start).every((cents, index) => {
        const part = parts[index] ?? 0n
        return part === 0n ? cents === 0 : Math.abs(cents - Number(part) / 10_000) <= 1
      }),
    ),
  )
})

test('parts add up to a total that was moved by a cent itself', () => {
  expect(addUpCents([12_300n], 0n, 2)).toEqual([2])
  expect(addUpCents([12_300n, 0n, -14_000n], 0n, -1)).toEqual([1, 0, -2])
})

test('parts that add up by themselves are each their own rounding, and otherwise the nearest one moves', () => {
  expect(addUpCents([12_300n, 12_400n, 5_300n])).toEqual([1, 1, 1])
  expect(addUpCents([12_300n, 14_900n, 13_000n])).toEqual([1, 2, 1])
})

test('parts beyond 2^53 cents add up to the last one', () => {
  const third = 10n ** 24n / 3n
  const total = 10n ** 20n
  expect(addUpExactCents([third, third, third], total)).toEqual([
    33_333_333_333_333_333_334n,
    33_333_333_333_333_333_333n,
    33_333_333_333_333_333_333n,
  ])
})

test('an amount is converted by way of what a dollar buys of both', () => {
  // 100 euro at 0.8 euro and 88.88 rupees a dollar: 125 dollars, 11,110 rupees.
  expect(convertMicros(100_000_000n, { from: 0.8, to: 88.88 })).toBe(11_110_000_000n)
  // A hundredth of a yen, at 150 yen: rounded to the nearest millionth of a dollar.
  expect(convertMicros(10_000n, { from: 150, to: 1 })).toBe(67n)
})
