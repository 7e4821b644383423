import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatInr } from './format-inr.ts'
import { formatPercent } from './format-percent.ts'
import { formatUsd } from './format-usd.ts'
import { splitCents } from './split-cents.ts'

describe('formatUsd', () => {
  test('writes cents and thousands the American way', () => {
    expect(formatUsd(156970.9)).toBe('$156,970.90')
    expect(formatUsd(39721.74, { decimals: 0 })).toBe('$39,722')
  })

  test('uses a true minus, and a plus when asked', () => {
    expect(formatUsd(-1234.5)).toBe('−$1,234.50')
    expect(formatUsd(4451.34, { signed: true })).toBe('+$4,451.34')
  })

  test('gives what rounds to zero no sign', () => {
    expect(formatUsd(-0.001)).toBe('$0.00')
    expect(formatUsd(0.001, { signed: true })).toBe('$0.00')
  })
})

describe('formatInr', () => {
  test('groups by lakh and crore', () => {
    expect(formatInr(1161695.4)).toBe('₹11,61,695')
    expect(formatInr(46609.57, { decimals: 2 })).toBe('₹46,609.57')
    expect(formatInr(-100000)).toBe('−₹1,00,000')
  })
})

describe('formatPercent', () => {
  test('writes two decimals and a space that does not break', () => {
    expect(formatPercent(2.917)).toBe('2.92\u00a0%')
    expect(formatPercent(-0.61, { signed: true })).toBe('−0.61\u00a0%')
    expect(formatPercent(0, { signed: true })).toBe('0.00\u00a0%')
    expect(formatPercent(53.951, { decimals: 1 })).toBe('54.0\u00a0%')
  })

  test('never writes a hyphen for a minus', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (points) => {
        const text = formatPercent(points, { signed: true })
        return !text.includes('-') && /^[+−]?[\d,]+\.\d{2}\u00a0%$/.test(text)
      }),
    )
  })
})

describe('splitCents', () => {
  test('parts an amount at its point and leaves the rest alone', () => {
    expect(splitCents('$156,970.90')).toEqual({ whole: '$156,970', cents: '.90' })
    expect(splitCents('₹11,61,695')).toEqual({ whole: '₹11,61,695', cents: '' })
    expect(splitCents('−$1,234.50')).toEqual({ whole: '−$1,234', cents: '.50' })
    expect(splitCents('1.84')).toEqual({ whole: '1.84', cents: '' })
    expect(splitCents('$21.94B')).toEqual({ whole: '$21.94B', cents: '' })
  })

  test('loses no character', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { whole, cents } = splitCents(text)
        return whole + cents === text
      }),
    )
  })
})
