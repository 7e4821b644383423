import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addUpCents } from './add-up-cents.ts'
import { parseMicroUsd, toCentsRounded } from './micro-usd.ts'

it('reads exact dollars to the last digit', () => {
  expect(parseMicroUsd('12.345678')).toBe(12_345_678n)
  expect(parseMicroUsd('-0.500000')).toBe(-500_000n)
  expect(parseMicroUsd('98765432109876543210.000001')).toBe(98_765_432_109_876_543_210_000_001n)
})

it('rounds halves away from zero', () => {
  expect([5_000n, 4_999n, -5_000n, -4_999n, 0n].map(toCentsRounded)).toEqual([1, 0, -1, 0, 0])
})

const micros = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })

it('makes the cents of the parts add up to the cents of the difference', () => {
  fc.assert(
    fc.property(micros, fc.array(micros), (start, parts) => {
      const end = parts.reduce((sum, part) => sum + part, start)
      const cents = addUpCents(start, parts).reduce((sum, part) => sum + part, 0)
      return cents === toCentsRounded(end) - toCentsRounded(start)
    }),
  )
})

it('keeps every part within a cent of its value, and nothing at nothing', () => {
  fc.assert(
    fc.property(micros, fc.array(fc.oneof(micros, fc.constant(0n))), (start, parts) =>
      addUpCents(start, parts).every((cents, index) => {
        const part = parts[index] ?? 0n
        return part === 0n ? cents === 0 : Math.abs(cents - Number(part) / 10_000) <= 1
      }),
    ),
  )
})
