import { expect, it } from 'vitest'
import { runCalculator } from '../run-calculator.ts'
import { costAveragingCalculator } from './cost-averaging.calculator.ts'

const bought = { date: '2026-01-05', price: 100, amount: 1000 }

it('has no yearly return of what was bought and valued on one day', () => {
  const given = { purchases: [bought], valueDate: '2026-01-05', valuePrice: 120 }
  expect(runCalculator(costAveragingCalculator, given)).toMatchObject({
    ok: true,
    outputs: { xirrPercent: [] },
  })
})

it('draws its days from the first purchase on, in whatever order they are typed', () => {
  const purchases = [bought, { ...bought, date: '2025-11-30' }]
  const values = { purchases, valueDate: '2026-02-01', valuePrice: 120 }
  expect(costAveragingCalculator.series?.startsOn?.(values)).toBe('2025-11-30')
})

it('has no answer where the last purchase comes after the day of its worth', () => {
  const given = { purchases: [bought], valueDate: '2026-01-04', valuePrice: 120 }
  expect(runCalculator(costAveragingCalculator, given)).toMatchObject({
    ok: false,
    error: { code: 'INVALID_ARGUMENT', argument: 'valueDate' },
  })
})

it('draws what was invested, what it was worth, and all of it at once, each on its day', () => {
  const purchases = [{ date: '2027-01-05', price: 50, amount: 500 }, bought]
  const run = runCalculator(costAveragingCalculator, { purchases, valueDate: '2028-01-05', valuePrice: 80 })
  if (!run.ok) throw run.error
  expect(run.series()).toEqual([
    { x: 0, invested: 1000, value: 1000, lump: 1500 },
    { x: 1, invested: 1500, value: 1000, lump: 750 },
    { x: 2, invested: 1500, value: 1600, lump: 1200 },
  ])
})
