import { roundDecimal } from '@pkg/cost-basis'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalToMicros, formatCents, toCents } from './cents.ts'

test('halves go away from nil, and less than half a cent is none', () => {
  expect(['1.005', '-1.005', '0.0049', '-0.004', '7', '-0.10'].map(toCents)).toEqual([
    101n,
    -101n,
    0n,
    0n,
    700n,
    -10n,
  ])
  expect(decimalToMicros('-0.0000005')).toBe(-1n)
})

test('every decimal is rounded as @pkg/cost-basis rounds it', () => {
  const amount = fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.stringMatching(/^(\.\d{1,30})?$/),
    )
    .map(([sign, whole, fraction]) => `${sign}${whole}${fraction}`)
  fc.assert(
    fc.property(amount, (value) => {
      expect(roundDecimal(formatCents(toCents(value)), 2)).toBe(roundDecimal(value, 2))
    }),
  )
})
