import { type AssetId, HOUR_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { keepMeasured } from './keep-measured.ts'

const NOW = Date.UTC(2026, 0, 10, 12)
const measured = (block: number, at: number, balance = BigInt(block)) => ({
  ...{ block, at },
  balances: new Map<AssetId, bigint>([['1:0xaa', balance]]),
})

test('keeps the hours of the last day, of days before it the last, and of a moment that was read twice the later reading', () => {
  const day = NOW - 72 * HOUR_MS
  const kept = keepMeasured(
    [
      ...[measured(1, day), measured(2, day + HOUR_MS), measured(3, day + 2 * HOUR_MS)],
      ...[measured(4, NOW - 30 * HOUR_MS), measured(6, NOW - HOUR_MS), measured(5, NOW - 2 * HOUR_MS)],
      measured(5, NOW - 2 * HOUR_MS, 55n),
    ],
    NOW,
  )
  expect(kept.map(({ block, balances }) => [block, balances.get('1:0xaa')])).toEqual([
    [3, 3n],
    [4, 4n],
    [5, 55n],
    [6, 6n],
  ])
})
