import { expect, it } from 'vitest'
import { logRatio } from './log-ratio.ts'

it.each([
  [1_000_000, 1_000_000.0001, 9.999994653708422e-11],
  [3, 4.4, 0.3829922522561059],
  [1, 1e-20, -46.051701859880914],
  [-1, -1e-20, -46.051701859880914],
  [2, 2, 0],
])('keeps every digit of ln(to / from), computed with 60 digits, from %d to %d', (from, to, expected) => {
  expect(Math.abs(logRatio(from, to) - expected)).toBeLessThanOrEqual(4e-16 * Math.abs(expected))
})
