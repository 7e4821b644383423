import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readNetRange } from './read-net-range.ts'

const keep = (...lines: object[]) =>
  gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')).toString('base64')
const totals = { line: 'totals', net: '10.00' }

test('the range stands in the totals, with what bounds it on one side alone', () => {
  const year = { line: 'year', country: 'in' }
  expect(readNetRange(keep(year, { ...totals, netLow: '-5.00', netHigh: '10.00' }))).toEqual({
    low: '-5.00',
    high: '10.00',
  })
  expect(readNetRange(keep(year, { ...totals, netLow: null, netHigh: '10.00' }))).toEqual({
    low: null,
    high: '10.00',
  })
})

test('a year of which all was known has none', () => {
  expect(readNetRange(keep({ ...totals, netLow: null, netHigh: null }))).toBeNull()
})

test('the beginning of a long text is enough', () => {
  const rows = Array.from({ length: 2_000 }, () => ({ line: randomBytes(24).toString('hex') }))
  const whole = keep({ ...totals, netLow: '1.00', netHigh: '2.00' }, ...rows)
  expect(whole.length).toBeGreaterThan(60_000)
  expect(readNetRange(whole.slice(0, 16_384))).toEqual({ low: '1.00', high: '2.00' })
})

test.each(['', 'H4sI', 'not base64 at all!', keep({ line: 'year' }), keep({ ...totals, netLow: 'much' })])(
  'what tells nothing is no range: %s',
  (head) => {
    expect(readNetRange(head)).toBeUndefined()
  },
)
