import { type AssetId, usualReadings } from '@pkg/api-contract'
import { expect, test, vi } from 'vitest'
import type { KeptMovement } from '../../../database/movements.repository.ts'
import type { RowStanding } from '../movements/create-row-standing.ts'
import { compute } from './gains-thread.ts'
import { createPacker, type PackedMovements } from './pack-movements.ts'

// The thread of the tests has others to run.
// biome-ignore lint/plugin: the room sets this file apart.
vi.mock('../../../lib/lower-thread-priority.ts', () => ({ lowerThreadPriority: () => {} }))

const DAY = 86_400_000

/** Columns that count how often something in them is read. */
function counted(packed: PackedMovements, count: () => void): PackedMovements {
  const watch = <Column extends object>(column: Column): Column =>
    new Proxy(column, {
      get(target, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) count()
        return Reflect.get(target, name)
      },
    })
  const columns = Object.entries(packed).map(
    ([name, column]) => [name, Array.isArray(column) && name !== 'texts' ? watch(column) : column] as const,
  )
  return Object.fromEntries(columns) as unknown as PackedMovements
}

/** So many exchanges over three years, of ether for one of ten tokens and back. */
function countReads(exchanges: number): { reads: number; rows: number } {
  let reads = 0
  const { add, packed } = createPacker()
  const price = { usd: 1, valuedAt: 'hour', of: 0 } as const
  const facts = { symbol: null, name: null, decimals: 0 } as RowStanding['facts']
  const standing = { facts, valued: true, hidden: false, debt: false }
  const assets = new Map<AssetId, { symbol: null; name: null; decimals: number }>()
  for (let index = 0; index < exchanges; index += 1) {
    const sign = index % 2 === 0 ? 1n : -1n
    const at = Date.UTC(2023, 3, 1) + Math.floor((index / exchanges) * 1_000) * DAY
    const put = (part: string, asset: AssetId, amount: bigint, kind: KeptMovement['kind']) => {
      assets.set(asset, { symbol: null, name: null, decimals: 0 })
      add({
        row: {
          ...{ id: `0x${index}:${part}`, address: '0xaa', chainId: 1, block: index, at, asset, amount, kind },
          counterparty: kind === 'gas' ? null : '0xe1',
        },
        ...{ standing, value: { micros: 1_000_000n, price } },
      })
    }
    put('gas', '1:native', -1n, 'gas')
    put('value', '1:native', -sign * 5n, 'native')
    put('log:1', `1:0x${(index >> 1) % 10}`, sign * 10n, 'transfer')
  }
  const { rows } = compute({
    ...{
      country: 'in',
      method: 'fifo',
      financialYear: '2025-26',
      otherIncome: undefined,
      regime: 'new',
      readings: usualReadings,
      earlier: [],
    },
    span: { from: '2025-04-01', to: '2026-03-31' },
    parts: [
      counted(packed, () => {
        reads += 1
      }),
    ],
    ...{
      own: ['0xaa'],
      rates: null,
      saidRates: new Map(),
      assets,
      leftOut: new Set(),
      confirmed: [],
      grown: [],
    },
    said: { kinds: new Map(), costs: new Map(), prices: new Map(), own: [] },
  })
  return { reads, rows: rows.texts.length }
}

test('a year reads each movement as often, however many there are', () => {
  const [few, many] = [countReads(100), countReads(800)]
  expect(few.rows).toBeGreaterThan(20)
  expect(many.rows).toBeGreaterThan(few.rows * 7)
  expect(many.reads / few.reads).toBeLessThanOrEqual(8)
})
