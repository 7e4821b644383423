import { HOUR_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { toClosingPrices } from './to-closing-prices.ts'

const hours = { step: 'hour', from: 10, to: 12 } as const

test('of prices every five minutes, out of order, the one nearest to the end of each hour is its close', () => {
  const points = Array.from({ length: 60 }, (_, index) => ({ at: 9 * HOUR_MS + index * 300_000, usd: index }))
  expect(toClosingPrices(points.toReversed(), hours).sort((a, b) => a.slot - b.slot)).toEqual([
    { slot: 10, usd: 24 },
    { slot: 11, usd: 36 },
    { slot: 12, usd: 48 },
  ])
})

test('what is far from every end, unknown, or outside of what was asked for closes nothing', () => {
  const day = { step: 'day', from: 100, to: 100 } as const
  const midnight = 101 * 24 * HOUR_MS
  expect(toClosingPrices([{ at: midnight - 7 * HOUR_MS, usd: 1 }], day)).toEqual([])
  expect(toClosingPrices([{ at: midnight, usd: null }], day)).toEqual([])
  expect(toClosingPrices([{ at: midnight + 24 * HOUR_MS, usd: 1 }], day)).toEqual([])
  expect(toClosingPrices([{ at: midnight + 5 * HOUR_MS, usd: 1 }], day)).toEqual([{ slot: 100, usd: 1 }])
})
