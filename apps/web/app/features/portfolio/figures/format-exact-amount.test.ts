import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatExactAmount } from './format-exact-amount.ts'

describe('formatExactAmount', () => {
  it('writes every base unit and no zero that says nothing', () => {
    expect(formatExactAmount('1234567891', 6)).toBe('1,234.567891')
    expect(formatExactAmount('1250000000000000000', 18)).toBe('1.25')
    expect(formatExactAmount('2400000000', 6)).toBe('2,400')
    expect(formatExactAmount('100', 0)).toBe('100')
    expect(formatExactAmount('1', 18)).toBe('0.000000000000000001')
  })

  it('tells base units where the decimals are unknown', () => {
    expect(formatExactAmount('5000', null)).toBe('5,000 base units')
  })

  it('can be read back to the same base units', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n }),
        fc.integer({ min: 0, max: 24 }),
        (units, decimals) => {
          const [whole = '', fraction = ''] = formatExactAmount(String(units), decimals)
            .replaceAll(',', '')
            .split('.')
          expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(units)
        },
      ),
    )
  })
})
