import { DAY_MS, HOUR_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { listMeasures } from './list-measures.ts'

const NOON = Date.UTC(2026, 10, 25, 12)

test('measures the ends of days and hours since a moment, and the block before each movement', () => {
  const since = NOON - 30 * HOUR_MS
  const { blocks, moments } = listMeasures([{ block: 70 }, { block: 70 }, { block: 9 }, { block: 0 }], {
    ...{ since, until: NOON },
  })
  expect(blocks).toEqual([69, 8])
  // One day ended since; of the thirty hours those of the last day are told, the day's own end among them.
  const hours = Array.from({ length: 24 }, (_, back) => NOON - back * HOUR_MS - 1)
  expect([...moments].sort((a, b) => b - a)).toEqual(hours)
})

test('asks for no more than charts show, however long ago the first movement was', () => {
  const { moments, blocks } = listMeasures(
    Array.from({ length: 500 }, (_, index) => ({ block: index + 1 })),
    { since: 0, until: NOON },
  )
  // The end of the day and that of its last hour are one.
  expect(moments).toHaveLength(366 + 24 - 1)
  expect(Math.min(...moments)).toBe(Math.floor(NOON / DAY_MS) * DAY_MS - 365 * DAY_MS - 1)
  expect(blocks).toEqual(Array.from({ length: 100 }, (_, index) => 499 - index))
})

test('has nothing to measure where nothing was over since', () => {
  expect(listMeasures([], { since: NOON, until: NOON + 60_000 })).toEqual({ blocks: [], moments: [] })
})
