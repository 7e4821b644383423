import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPercentShares } from './percent-shares.ts'

it('gives what is left over to the largest remainder', () => {
  // Each a sixth: 16.666… would make 16.7 six times, which is 100.2.
  expect(toPercentShares([1, 1, 1, 1, 1, 1], 1)).toEqual([16.7, 16.7, 16.7, 16.7, 16.6, 16.6])
  expect(toPercentShares([2, 1], 2)).toEqual([66.67, 33.33])
  expect(toPercentShares([0, 0], 1)).toEqual([0, 0])
})

it('adds up to 100, each within a unit of its exact share', () => {
  const part = fc.double({ min: 0, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0, 1, 2),
      (parts, decimals) => {
        const total = parts.reduce((sum, value) => sum + value, 0)
        fc.pre(total > 1e-6)
        const shares = toPercentShares(parts, decimals)
        expect(shares.reduce((sum, share) => sum + Math.round(share * 10 ** decimals), 0)).toBe(
          100 * 10 ** decimals,
        )
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - ((parts[index] ?? 0) / total) * 100)).toBeLessThan(1.001 / 10 ** decimals)
        }
      },
    ),
  )
})
