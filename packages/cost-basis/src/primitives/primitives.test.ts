import { describe, expect, it } from 'vitest'
import { roundDecimal } from '../round-decimal.ts'
import { CostBasisError } from './cost-basis-error.ts'
import { parseDecimal, writeDecimal } from './decimal.ts'
import { parseDate } from './parse-date.ts'

/** The code of what is thrown. */
const codeOf = (run: () => unknown): string | undefined => {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof CostBasisError ? error.code : String(error)
  }
}

describe('a decimal', () => {
  it.each([
    ['1', '1'],
    ['-1.50', '-1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1e-18', '0.000000000000000001'],
    ['12.5e2', '1250'],
    ['-0', '0'],
    ['0.000', '0'],
    [
      '123456789012345678901234567890.000000000000000001',
      '123456789012345678901234567890.000000000000000001',
    ],
  ])('%s is written %s', (text, written) => {
    const { digits, scale } = parseDecimal('amount', text)
    expect(writeDecimal(digits, scale)).toBe(written)
  })
  it.each([1, 0.1, '', '.', '-', '1,5', '0x1', 'NaN', 'Infinity', ' 1', '1e999', '1'.repeat(101), {}, true])(
    '%j is none',
    (value) => expect(codeOf(() => parseDecimal('amount', value))).toBe('INVALID_NUMBER'),
  )
  it.each([undefined, null])('%j is missing', (value) =>
    expect(codeOf(() => parseDecimal('amount', value))).toBe('MISSING'),
  )
  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.0049', 2, '1'],
    ['0.5', 0, '1'],
    ['12', 4, '12'],
  ])('%s to %i decimals is %s', (value, decimals, rounded) =>
    expect(roundDecimal(value, decimals)).toBe(rounded),
  )
  it.each([-1, 1.5, 101])('is not rounded to %s decimals', (decimals) =>
    expect(codeOf(() => roundDecimal('1', decimals))).toBe('OUT_OF_RANGE'),
  )
})

describe('a date', () => {
  it.each([
    ['2025-03-31', '2025-03-31T00:00:00Z', '2025-03-31'],
    ['2025-04-01T01:30:00+05:30', '2025-03-31T20:00:00Z', '2025-04-01'],
    ['2025-03-31T23:30:00-0800', '2025-04-01T07:30:00Z', '2025-03-31'],
    ['2025-04-01T01:30+0530', '2025-03-31T20:00:00Z', '2025-04-01'],
    ['2025-03-31T20:00:00.25Z', '2025-03-31T20:00:00.250Z', '2025-03-31'],
    ['2025-03-31 20:00Z', '2025-03-31T20:00:00Z', '2025-03-31'],
  ])('%s is %s on the day as written', (text, instant, day) => {
    const read = parseDate('date', text)
    expect(read.moment).toBe(Date.parse(instant))
    expect(read.day * 86_400_000).toBe(Date.parse(day))
    expect(read.year).toBe(2025)
  })
  it('is read the same with any of its parts wrong, and in every zone', () => {
    const right = '2025-03-31T20:59:07+05:30'
    expect(parseDate('date', right).moment).toBe(Date.parse(right))
    expect(parseDate('date', '2024-12-31T23:00:00-12:45').moment).toBe(
      Date.parse('2024-12-31T23:00:00-12:45'),
    )
    for (let at = 0; at < right.length; at += 1) {
      const wrong = `${right.slice(0, at)}x${right.slice(at + 1)}`
      expect(codeOf(() => parseDate('date', wrong))).toBe('INVALID_DATE')
    }
    for (const wrong of [
      ...['2025-03-31T24:00:00+05:30', '2025-03-31T20:60:00+05:30', '2025-03-31T20:59:60+05:30'],
      ...['2025-03-31T20:59:07+15:00', '2025-03-31T20:59:07+05:60', '2025-04-31T20:59:07+05:30'],
      ...['0099-03-31T20:59:07+05:30', '2025-00-31', '2025-13-31', '2025-03-00', '2025-02-29'],
    ]) {
      expect(codeOf(() => parseDate('date', wrong))).toBe('INVALID_DATE')
    }
  })
  it('is the 29th of February in each leap year, of the centuries in every fourth', () => {
    expect(parseDate('date', '2000-02-29').moment).toBe(Date.parse('2000-02-29'))
    expect(parseDate('date', '2024-02-29').moment).toBe(Date.parse('2024-02-29'))
    expect(codeOf(() => parseDate('date', '1900-02-29'))).toBe('INVALID_DATE')
  })
  it.each([
    ...[
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '31-03-2025',
      '2025-03-31T20:00:00',
      '2025-3-1',
      '0000-01-01',
    ],
    ...['2025-03-31T25:00:00Z', 'today', ''],
    0,
    new Date(0),
  ])('%j is none', (value) => expect(codeOf(() => parseDate('date', value))).toBe('INVALID_DATE'))
  it('is missing where there is none', () =>
    expect(codeOf(() => parseDate('date', undefined))).toBe('MISSING'))
})
