import { expect, it } from 'vitest'
import { runCalculator } from '../run-calculator.ts'
import { postOfficeCalculator } from './post-office.calculator.ts'

/** The rows of the table, each as month, interest paid out before, paid back, gained in all. */
function closings(given: Record<string, unknown>): number[][] {
  const run = runCalculator(postOfficeCalculator, given)
  if (!run.ok) throw run.error
  return run
    .schedule()
    .map(({ month, paidOut, paidBack, gain }) => [month, paidOut, paidBack, gain].map(Number))
}

// By hand, from the paragraphs of the schemes on premature closing; those of the gazette's tables stand with the function.
it('lists what the senior citizens’ scheme pays back at each half-year', () => {
  const rows = closings({ scheme: 'scss', principal: 1_000_000, openedOn: '2026-10-01' })
  expect(rows).toHaveLength(10)
  expect(rows.slice(0, 4)).toEqual([
    [6, 41_000, 959_000, 0],
    [12, 82_000, 985_000, 67_000],
    [18, 123_000, 985_000, 108_000],
    [24, 164_000, 990_000, 154_000],
  ])
  expect(rows.at(-1)).toEqual([60, 410_000, 1_000_000, 410_000])
})

it('begins where a scheme may be closed', () => {
  const first = (given: Record<string, unknown>) => closings({ principal: 100_000, ...given })[0]?.[0]
  expect(first({ scheme: 'mis' })).toBe(12)
  expect(first({ scheme: 'td', tdYears: '5' })).toBe(48)
  expect(first({ scheme: 'td', tdYears: '5', openedOn: '2023-07-01' })).toBe(6)
  expect(first({ scheme: 'td', tdYears: '3' })).toBe(6)
  expect(first({ scheme: 'nsc' })).toBe(6)
})

it('ends a time deposit of a year and a certificate of 115 months with what they pay at their end', () => {
  expect(closings({ scheme: 'td', tdYears: '1', principal: 10_000 })).toEqual([
    // 4 % of half a year; 6.9 % compounded every quarter are 708.06.
    [6, 0, 10_200, 200],
    [12, 708, 10_000, 708],
  ])
  expect(closings({ scheme: 'kvp', principal: 5000 }).at(-1)).toEqual([115, 0, 10_000, 5000])
})
