import type { AssetId } from '@pkg/api-contract'
import { gains } from '@pkg/api-contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../../../lib/sum-of.ts'
import {
  bought,
  ETHER,
  enterGains,
  first,
  gas,
  key,
  move,
  one,
  pool,
  short,
  tokens,
} from '../../../testing/enter-gains.ts'
import { findGrown } from './find-grown.ts'
import { createPacker } from './pack-movements.ts'

const DAY = 86_400_000
const HELD: AssetId = '1:0x01'
const wallet = { chainId: 1, address: '0xaa' }

/** Movements of a token by day, and what a node told of some days; each block is a day's. */
function find(
  moves: readonly (readonly [day: number, amount: bigint, from?: string])[],
  told: readonly (readonly [at: number, balance: bigint])[],
  growth: 'up' | 'either' | null = 'up',
) {
  const { packed, add } = createPacker()
  for (const [day, amount, from] of moves) {
    const row = { address: wallet.address, chainId: 1, block: day * 100, at: day * DAY, asset: HELD, amount }
    const standing = { facts: {} as never, valued: true, hidden: false, debt: false }
    const fields = {
      kind: 'transfer',
      counterparty: from ?? '0xe1',
      failed: false,
      incomplete: false,
    } as const
    add({ row: { ...row, ...fields, id: `0x${day}:log:1` }, standing, value: null })
  }
  const readings = told.map(([at, balance]) => ({
    ...{ block: Math.round(at * 100), at: at * DAY, balances: new Map([[HELD, balance]]) },
  }))
  const present = readings.at(-1) ?? { block: 0, at: 0, balances: new Map<AssetId, bigint>() }
  const common = { pieces: null, measured: readings.slice(0, -1), complete: true, nftsComplete: true }
  const confirmed = { ...wallet, ...present, ...common }
  return findGrown([packed], [confirmed], () => growth).map(({ at, amount }) => [at / DAY, amount])
}

test('what a node tells and no movement brought grew by itself, a sum for each day at its last reading', () => {
  // 100 came on the first day; 101 were there on the second, 103 and 104 in the course of the fourth, of which 50 went.
  const told = [
    [2.5, 101n],
    [4.25, 103n],
    [4.75, 104n],
    [9, 55n],
  ] as const
  expect(
    find(
      [
        [1, 100n],
        [6, -50n],
      ],
      told,
    ),
  ).toEqual([
    [2.5, 1n],
    [4.75, 3n],
    [9, 1n],
  ])
  expect(find([[1, 100n]], [[9, 100n]])).toEqual([])
  // What is not known to grow does not: the seal is broken, and says since when.
  expect(find([[1, 100n]], [[9, 110n]], null)).toEqual([])
})

test('what a pool writes into a movement is there, and only what grew since then is told', () => {
  const nobody = `0x${'0'.repeat(40)}`
  // 10,000 grew to 10,500; as 1,000 more came the pool wrote 500 of what had grown beside them, and 200 have grown since.
  const moves = [
    [1, 10_000n],
    [6, 1_500n, nobody],
  ] as const
  expect(
    find(moves, [
      [4, 10_500n],
      [8, 11_600n],
      [9, 11_700n],
    ]),
  ).toEqual([
    [8, 100n],
    [9, 100n],
  ])
})

test('a stake that was cut is less, and what no growth explains is none', () => {
  expect(find([[1, 10_000n]], [[9, 9_990n]], 'either')).toEqual([[9, -10n]])
  expect(find([[1, 10_000n]], [[9, 5_000n]], 'either')).toEqual([])
  expect(find([[1, 10_000n]], [[9, 5_000n]], 'up')).toEqual([])
})

test('with what grew the movements come to the balance, whenever it was read and however often', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.bigInt({ min: 1n, max: 10n ** 20n })), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.array(fc.tuple(fc.integer({ min: 61, max: 300 }), fc.bigInt({ min: 0n, max: 10n ** 9n })), {
        minLength: 1,
        maxLength: 12,
      }),
      (came, grew) => {
        const moves = came.toSorted(([a], [b]) => a - b)
        const total = sumOf(moves, ([, amount]) => amount)
        let balance = total
        const told = grew
          .toSorted(([a], [b]) => a - b)
          .map(([quarter, amount]): [number, bigint] => {
            balance += amount
            return [quarter / 4 + 60, balance]
          })
        const grown = find(moves, told)
        expect(sumOf(grown, ([, amount]) => amount as bigint)).toBe(balance - total)
        const days = grown.map(([at]) => Math.floor(at as number))
        expect(new Set(days).size).toBe(days.length)
      },
    ),
  )
})

const at = (day: number, hour: number) => Date.UTC(2025, 3, day, hour)
const units = (count: number) => BigInt(count) * ETHER
/** 2,000 tokens of a pool, bought for 2 ether, which grow by ten until the first of May; half of them are sold on the twelfth. */
async function enterGrowing() {
  const entered = await enterGains({
    [first]: [
      ...bought.slice(0, 4),
      gas(12),
      tokens(12, 'log:1', -units(1_000)),
      move(12, 'internal:1', { kind: 'internal', amount: ETHER / 2n, counterparty: pool }),
    ],
  })
  const { world } = entered
  world.parts[one] = { kind: 'supply', underlying: one } as never
  const ledger = world.ledgers[key(first)]
  const reading = (day: number, hour: number, count: number) => ({
    ...{ block: day * 1_000 + hour * 10, at: at(day, hour), balances: new Map([[one, units(count)]]) },
  })
  Object.assign(ledger ?? {}, {
    measured: [reading(5, 12, 2_001), reading(7, 6, 2_003), reading(7, 18, 2_004), reading(20, 12, 1_008)],
  })
  ledger?.present?.balances.set(one, units(1_010))
  return entered
}

test('what a token grew by itself is income of its day at its close, its lots have that cost, and the seal holds', async () => {
  const { year, rows, api } = await enterGrowing()
  const { income, seals, questions } = await year()
  // A dollar each, at 80 rupees until the ninth and 90 from then on.
  expect(income.map(({ receivedOn, kind, quantity, value }) => [receivedOn, kind, quantity, value])).toEqual([
    ['2025-04-05', 'rebase', '1', '80.00'],
    ['2025-04-07', 'rebase', '3', '240.00'],
    ['2025-04-20', 'rebase', '4', '360.00'],
    ['2025-05-01', 'rebase', '2', '180.00'],
  ])
  expect(income[0]).toMatchObject({
    kinds: [],
    explorerUrl: null,
    rule: 'grown',
    certain: true,
    valuedAt: 'day',
  })
  expect(questions.filter(({ symbol }) => symbol === 'ONE')).toEqual([])
  expect(seals.find(({ symbol }) => symbol === 'ONE')).toMatchObject({ counted: '1010', holds: true })
  // First in, first out: those that were bought, 80 rupees each.
  expect((await rows()).map(short)).toContain('swap 1000 ONE: 90000.00 - 80000.00 = 10000.00')
  const { lots } = await api(gains.listHeldLots, {
    ...{ params: { financialYear: '2025-26' }, querystring: { asset: one } },
  })
  expect(lots.map(({ quantity, cost }) => [quantity, cost.low])).toEqual([
    ...[
      ['1000', '80000.00'],
      ['1', '80.00'],
      ['3', '240.00'],
      ['4', '360.00'],
      ['2', '180.00'],
    ],
  ])
  const { transactions } = await api(gains.listGainTransactions, {
    ...{ params: { financialYear: '2025-26' }, querystring: { kind: 'rebase' } },
  })
  expect(transactions).toHaveLength(4)
})

test('where the pools of a token cannot be asked the year says that what it grew by may be missing', async () => {
  const { year, chain } = await enterGrowing()
  chain.findPoolParts = async () => new Map()
  const { problem, income } = await year()
  expect(problem).toContain('could not be asked: what they grew by may be missing')
  expect(income).toEqual([])
})
