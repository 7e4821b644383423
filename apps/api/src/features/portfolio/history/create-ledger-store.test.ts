import { type AssetId, toAssetId } from '@pkg/api-contract'
import type { LedgerReading } from '@pkg/chain-client'
import { chains } from '@pkg/chains'
import { noTurns } from '@pkg/keep-fresh'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/open-test-database.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { createLedgerStore } from './create-ledger-store.ts'

const wallet = { chainId: 1, address: '0x86c846d9b0f6fad9523a4582b0e169bfce231e04' }
const token = sampleToken({ balance: '5' })
const holding = (balance: bigint): LedgerReading => ({
  ...{ movements: [], assets: [], cutShortAt: null, nftsCutShortAt: null, source: 'Blockscout' },
  present: { block: 10, at: 1, balances: new Map<AssetId, bigint>([[toAssetId(token), balance]]) },
})

test('a ledger whose reading began before the holdings were read anew is read again where the two differ', async () => {
  let time = 1_000_000
  const now = () => time
  const database = await openTestDatabase(now)
  const readings = [Promise.withResolvers<LedgerReading>(), Promise.withResolvers<LedgerReading>()]
  const asked = Promise.withResolvers<void>()
  let begun = 0
  const chain = {
    chains,
    readLedger() {
      asked.resolve()
      return (readings[begun++] as (typeof readings)[number]).promise
    },
  }
  const store = createLedgerStore({ ledgers: database.ledgers, chain, turns: noTurns, now, log: () => {} })

  const first = store.read(wallet, null, { refresh: false })
  await asked.promise
  // What the holdings tell a second later is not in the ledger that is still being read.
  time += 1_000
  const tokens = { rows: [token], updatedAt: time }
  time += 1_000
  readings[0]?.resolve(holding(4n))
  await first

  const second = store.read(wallet, tokens, { refresh: false })
  readings[1]?.resolve(holding(5n))
  expect((await second).state?.balances?.get(toAssetId(token))).toBe(5n)
  await store.read(wallet, tokens, { refresh: false })
  expect(begun).toBe(2)
  await store.settle()
  await database.close()
})

test.each([
  ['whoever asks with holdings that were read after a reading began', false],
  ['whoever asks for a new reading while one is under way', true],
])('%s is not told of that one alone', async (_, refresh) => {
  let time = 1_000_000
  const now = () => time
  const database = await openTestDatabase(now)
  const readings = [Promise.withResolvers<LedgerReading>(), Promise.withResolvers<LedgerReading>()]
  const asked = readings.map(() => Promise.withResolvers<void>())
  let begun = 0
  const chain = {
    chains,
    readLedger() {
      const place = begun++
      asked[place]?.resolve()
      return (readings[place] as (typeof readings)[number]).promise
    },
  }
  const store = createLedgerStore({ ledgers: database.ledgers, chain, turns: noTurns, now, log: () => {} })
  const first = store.read(wallet, null, { refresh: false })
  await asked[0]?.promise
  time += 1_000
  // The reading that is under way began before, and is joined.
  const tokens = refresh ? null : { rows: [token], updatedAt: time }
  const second = store.read(wallet, tokens, { refresh })
  time += 1_000
  readings[0]?.resolve(holding(4n))
  await first
  await asked[1]?.promise
  readings[1]?.resolve(holding(5n))
  const { state, refreshing } = await second
  expect([state?.balances?.get(toAssetId(token)), refreshing, begun]).toEqual([5n, false, 2])
  await store.settle()
  await database.close()
})

test('balances of the past are asked for since the last that can be relied on, and those before it stay', async () => {
  let time = Date.UTC(2026, 0, 10, 12)
  const now = () => time
  const database = await openTestDatabase(now)
  const told = (block: number, balance: bigint) => ({
    ...{ block, at: time - (100_000 - block) * 12_000 },
    balances: new Map<AssetId, bigint>([[toAssetId(token), balance]]),
  })
  // The last of them lies so close to the head that its block may still be replaced.
  const first = [told(80_000, 1n), told(99_990, 2n)]
  const second = [told(99_990, 3n), told(99_999, 4n)]
  const asked: unknown[] = []
  const chain = {
    chains,
    async readLedger(
      _: unknown,
      { fromBlock, measuredUntil }: { fromBlock: number; measuredUntil?: number },
    ) {
      asked.push([fromBlock, measuredUntil])
      return {
        ...holding(5n),
        present: { block: 100_000, at: time, balances: new Map<AssetId, bigint>() },
        measured: asked.length === 1 ? first : second,
      }
    },
  }
  const store = createLedgerStore({ ledgers: database.ledgers, chain, turns: noTurns, now, log: () => {} })
  await store.read(wallet, null, { refresh: true })
  time += 60_000
  const { state } = await store.read(wallet, null, { refresh: true })
  // An hour of blocks of twelve seconds.
  expect(asked).toEqual([
    [0, 0],
    [99_700, first[0]?.at],
  ])
  expect(state?.measured).toEqual([first[0], ...second])
  await store.settle()
  await database.close()
})

test('while no node answers, what nodes told of the newest blocks stays, until one is back', async () => {
  let time = Date.UTC(2026, 0, 10, 12)
  const now = () => time
  const database = await openTestDatabase(now)
  const asset = toAssetId(token)
  const told = (block: number, balance: bigint) => ({
    ...{ block, at: time - (100_000 - block) * 12_000 },
    balances: new Map<AssetId, bigint>([[asset, balance]]),
  })
  const moved = (id: string, block: number) => ({
    ...{ id, asset, block, at: time - (100_000 - block) * 12_000, kind: 'native' as const },
    ...{ amount: 1n, counterparty: null },
  })
  const list = [moved('0x1:log:0', 99_980)]
  const present = { ...told(100_000, 5n), at: time }
  const readings: LedgerReading[] = [
    {
      ...holding(5n),
      present,
      movements: [...list, moved('0x2:mint', 99_985)],
      measured: [told(99_990, 2n)],
    },
    { ...holding(5n), present: null, movements: [...list, moved('0x3:log:0', 100_010)] },
    {
      ...holding(5n),
      ...{
        present: { ...told(100_020, 7n), at: time + 240_000 },
        movements: list,
        measured: [told(99_990, 3n)],
      },
    },
  ]
  const chain = { chains, readLedger: async () => readings.shift() as LedgerReading }
  const store = createLedgerStore({ ledgers: database.ledgers, chain, turns: noTurns, now, log: () => {} })
  const read = async () => {
    const { state } = await store.read(wallet, null, { refresh: true })
    time += 60_000
    const movements = await database.ledgers.listMovements(wallet)
    return {
      measured: state?.measured.map(({ block, balances }) => [block, balances.get(asset)]),
      moved: movements.map(({ id }) => id),
    }
  }
  await read()
  // The index alone tells neither what was measured nor what a deposit brought.
  expect(await read()).toEqual({
    measured: [
      [99_990, 2n],
      [100_000, 5n],
    ],
    moved: ['0x1:log:0', '0x2:mint', '0x3:log:0'],
  })
  expect(await read()).toEqual({ measured: [[99_990, 3n]], moved: ['0x1:log:0'] })
  await store.settle()
  await database.close()
})
