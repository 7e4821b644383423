import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTokenAmount } from './format-token-amount.ts'

describe('formatTokenAmount', () => {
  test('shows four decimals of an amount with 18 decimals', () => {
    expect(formatTokenAmount('24816300000000000000', 18)).toBe('24.8163')
    expect(formatTokenAmount('12480550000', 6)).toBe('12,480.5500')
  })

  test('is exact for a balance beyond 2^53', () => {
    // 2^53 + 1 whole tokens: the first integer that a floating-point number cannot hold.
    expect(formatTokenAmount(9_007_199_254_740_993n * 10n ** 18n, 18)).toBe('9,007,199,254,740,993.0000')
    const largest = (2n ** 256n - 1n).toString()
    const whole = formatTokenAmount(largest, 0).replaceAll(',', '')
    expect(whole).toBe(`${largest}.0000`)
  })

  test('rounds half away from zero', () => {
    expect(formatTokenAmount(12345n, 5)).toBe('0.1235')
    expect(formatTokenAmount(12344n, 5)).toBe('0.1234')
    expect(formatTokenAmount(-12345n, 5)).toBe('−0.1235')
    expect(formatTokenAmount(99999n, 5)).toBe('1.0000')
  })

  test('never shows an amount that is not zero as zero', () => {
    expect(formatTokenAmount(1n, 18)).toBe('<0.0001')
    expect(formatTokenAmount(-1n, 18)).toBe('−<0.0001')
    expect(formatTokenAmount(0n, 18)).toBe('0.0000')
  })

  test('counts base units when the decimals are unknown', () => {
    expect(formatTokenAmount('1234567', null)).toBe('1,234,567 base units')
  })

  test('refuses what is not a whole number', () => {
    expect(() => formatTokenAmount('1.5', 18)).toThrow(SyntaxError)
  })

  test('is off by at most half of the last digit, at any size', () => {
    const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 4, max: 36 }), (units, tokenDecimals) => {
        const text = formatTokenAmount(units, tokenDecimals)
        if (text.startsWith('<')) return units > 0n && units * 20_000n < 10n ** BigInt(tokenDecimals)
        const shown = BigInt(text.replaceAll(',', '').replace('.', '')) * 10n ** BigInt(tokenDecimals - 4)
        const gap = shown > units ? shown - units : units - shown
        return gap * 2n <= 10n ** BigInt(tokenDecimals - 4)
      }),
    )
  })
})
