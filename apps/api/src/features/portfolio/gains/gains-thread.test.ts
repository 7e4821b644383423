import { expect, test, vi } from 'vitest'
import { compute } from './gains-thread.ts'
import type { Leg, Transaction } from './transaction.ts'

// The thread of the tests has others to run.
vi.mock('../../../lib/lower-thread-priority.ts', () => ({ lowerThreadPriority: () => {} }))

const DAY = 86_400_000

/** Legs that count how often one of their fields is read. */
function counted(leg: Leg, count: () => void): Leg {
  return new Proxy(leg, {
    get(target, name) {
      count()
      return Reflect.get(target, name)
    },
  })
}

/** So many exchanges over three years, of ether for one of ten tokens and back. */
function countReads(exchanges: number): { reads: number; rows: number } {
  let reads = 0
  const count = () => {
    reads += 1
  }
  const leg = (asset: Leg['asset'], amount: bigint, kind: Leg['kind'] = 'token'): Leg =>
    counted(
      {
        ...{
          wallet: '0xaa',
          kind,
          asset,
          tokenId: null,
          amount,
          counterparty: kind === 'gas' ? null : '0xe1',
        },
        ...{ micros: 1_000_000n, valuedAt: 'hour', hidden: false, debt: false, failed: false },
      },
      count,
    )
  const transactions = Array.from({ length: exchanges }, (_, index): Transaction => {
    const sign = index % 2 === 0 ? 1n : -1n
    return {
      ...{ hash: `0x${index}`, chainId: 1, block: index },
      at: Date.UTC(2023, 3, 1) + Math.floor((index / exchanges) * 1_000) * DAY,
      legs: [
        leg(`1:0x${(index >> 1) % 10}`, sign * 10n),
        leg('1:native', -sign * 5n),
        leg('1:native', -1n, 'gas'),
      ],
    }
  })
  const { rows } = compute({
    ...{ country: 'in', method: 'fifo', financialYear: '2025-26', otherIncome: undefined },
    span: { from: '2025-04-01', to: '2026-03-31' },
    ...{ transactions, own: ['0xaa'], rates: null, costRates: new Map() },
    assets: new Map(
      transactions.flatMap(({ legs }) =>
        legs.map(({ asset }) => [asset, { symbol: null, name: null, decimals: 0 }] as const),
      ),
    ),
    said: { kinds: new Map(), costs: new Map(), own: [] },
  })
  return { reads, rows: rows.length }
}

test('a year reads each movement as often, however many there are', () => {
  const [few, many] = [countReads(100), countReads(800)]
  expect(few.rows).toBeGreaterThan(20)
  expect(many.rows).toBeGreaterThan(few.rows * 7)
  expect(many.reads / few.reads).toBeLessThanOrEqual(8)
})
