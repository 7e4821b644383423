import { type AssetId, DAY_MS, HOUR_MS, toPlacedAddress } from '@pkg/api-contract'
import { noTurns } from '@pkg/keep-fresh'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPortfolio } from '../../features/portfolio/create-portfolio.ts'
import { createLogger } from '../../lib/create-logger.ts'
import { createFakeChain } from '../../testing/fake-chain.ts'
import { sampleToken } from '../../testing/samples.ts'
import { boundGrowth } from '../bound-growth.ts'
import type { WalletKey } from '../ledgers.repository.ts'
import type { Snapshot } from '../snapshots.repository.ts'
import type { OpenForTest, TestDatabase } from './open-for-test.ts'

const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const walletOf = (index: number) => ({ chainId: 1, address: addressOf(index) })

const coin: AssetId = `1:0x${'c'.repeat(40)}`
const contract = `0x${'e'.repeat(40)}`
const inside: AssetId = `1:${toPlacedAddress(coin.slice(2), { contract, role: 'supplied' })}`

/** A moment so many days ago, and what is said of it; hours are of the day, and no two of one day are the same. */
interface Recorded {
  day: number
  hour: number
  held: number
  supplied: number
  positions: boolean
}

/** Few, so that many hours of one day meet, also next to the day from which on hours are kept. */
const day = fc.constantFrom(1, 2, 30, 31, 32, 33, 34, 45, 60)
const recorded = fc.record({
  day,
  hour: fc.integer({ min: 0, max: 23 }),
  held: fc.integer({ min: 0, max: 9 }),
  supplied: fc.integer({ min: 0, max: 3 }),
  positions: fc.boolean(),
})
const moved = fc.record({
  day,
  hour: fc.integer({ min: 0, max: 23 }),
  amount: fc.integer({ min: -4, max: 4 }).filter((amount) => amount !== 0),
  toContract: fc.boolean(),
})

function toSnapshot({ held, supplied, positions }: Recorded, at: number): Snapshot {
  const common = { symbol: 'COIN', name: null, decimals: 0, spam: false, usdPrice: 2.01 }
  const rows = [{ ...common, asset: coin, balance: `${held}` }]
  const placed = { ...common, asset: inside, balance: `${supplied}`, contracts: [contract] }
  return { at, source: 'fake', positions, rows: positions && supplied > 0 ? [...rows, placed] : rows }
}

/** What history tells of a wallet over every range that goes back over a month, from nothing but the database. */
async function readHistory(
  database: TestDatabase,
  wallet: WalletKey,
  chain: ReturnType<typeof createFakeChain>,
) {
  const now = () => database.clock.time
  const logger = createLogger({ level: 'silent' })
  const portfolio = createPortfolio({ database, chain, turns: noTurns, now, logger })
  const selection = { wallets: [wallet], isHidden: () => false, refresh: false }
  const today = Math.floor(now() / DAY_MS)
  const told = {
    ranges: [await portfolio.history.list(selection, '3m'), await portfolio.history.list(selection, '1y')],
    gains: await portfolio.history.listGains(selection, '3m'),
    changes: await Promise.all(
      [60, 45, 33].map((back) =>
        portfolio.history.explain(selection, { step: 'day', from: today - back, to: today - 32 }),
      ),
    ),
    holdings: await Promise.all(
      [60, 50, 40, 33, 32].map((back) => portfolio.history.listHoldings(selection, today - back)),
    ),
  }
  await portfolio.settle()
  return told
}

export function describeGrowth(open: OpenForTest): void {
  describe('growth', () => {
    test('the past that history tells is the same to the cent before and after hours are thinned', async () => {
      const database = await open()
      const { clock, ledgers, locks, snapshots } = database
      clock.time = Date.UTC(2026, 5, 15, 12, 30)
      const today = Math.floor(clock.time / DAY_MS)
      let made = 0
      let thinned = 0
      await fc.assert(
        fc.asyncProperty(
          fc.array(recorded, { minLength: 4, maxLength: 24 }),
          fc.array(moved, { maxLength: 8 }),
          async (records, movements) => {
            made += 1
            const wallet = walletOf(made)
            const chain = createFakeChain({
              tokens: {
                [wallet.address]: [sampleToken({ address: coin.slice(2), balance: '5', decimals: 0 })],
              },
            })
            const { listTokens } = chain
            chain.listTokens = async (...given) => ({
              ...(await listTokens(...given)),
              updatedAt: new Date(clock.time).toISOString(),
            })
            chain.world.prices[coin] = Array.from({ length: 400 }, (_, back) => ({
              slot: today - back,
              usd: 3 + (back % 7) / 100,
            }))
            const at = ({ day, hour }: { day: number; hour: number }) =>
              (today - day) * DAY_MS + hour * HOUR_MS
            for (const record of records) await snapshots.add(wallet, toSnapshot(record, at(record) + 60_000))
            await ledgers.save(
              wallet,
              {
                ...{ block: 1_000, at: clock.time, balances: new Map([[coin, 5n]]) },
                ...{ cutShortAt: null, nftsCutShortAt: null, source: 'fake', syncedAt: clock.time },
                assets: [{ asset: coin, symbol: 'COIN', name: null, decimals: 0, flagged: 'no' }],
                movements: movements.map((move, index) => ({
                  ...{ id: `0x${index}:log:1`, asset: coin, kind: 'transfer', amount: BigInt(move.amount) },
                  ...{ block: 900 - move.day * 10 - index, at: at(move) + 120_000 },
                  counterparty: move.toContract ? contract : addressOf(9_999),
                })),
              },
              0,
            )
            const before = await readHistory(database, wallet, chain)
            // Another day's turn, as far as the lock knows.
            const lock = { now: clock.time + 2 * DAY_MS, until: 0 }
            await locks.take('growth', 'test', lock)
            await locks.release('growth', 'test')
            const { hours = 0 } = (await boundGrowth(database, { now: () => clock.time })) ?? {}
            thinned += hours
            expect(await readHistory(database, wallet, chain)).toEqual(before)
          },
        ),
        { numRuns: 8 },
      )
      expect(thinned).toBeGreaterThan(10)
    })

    test('of many processes one thins, once a day, and a wallet that is recorded meanwhile loses nothing', async () => {
      const database = await open()
      const { clock, snapshots } = database
      const start = Math.floor(clock.time / DAY_MS) * DAY_MS
      const wallets = Array.from({ length: 5 }, (_, index) => walletOf(index + 1))
      const record = (wallet: WalletKey, at: number) =>
        snapshots.add(wallet, { at, source: 's', rows: [], positions: true })
      for (const wallet of wallets) for (const hour of [1, 2, 3]) await record(wallet, start + hour * HOUR_MS)
      clock.time = start + 32 * DAY_MS
      const now = () => clock.time
      const runs = [1, 2, 3, 4].map(() => boundGrowth(database, { now }))
      const recording = wallets.map((wallet) => record(wallet, now()))
      expect((await Promise.all(runs)).filter((run) => run !== null)).toEqual([{ hours: 10, wallets: 0 }])
      await Promise.all(recording)
      const kept = await Promise.all(wallets.map((wallet) => snapshots.list(wallet, 0)))
      expect(kept.map((records) => records.map(({ at }) => (at - start) / HOUR_MS))).toEqual(
        wallets.map(() => [3, 32 * 24]),
      )
      expect(await boundGrowth(database, { now })).toBeNull()
      clock.time += DAY_MS
      expect(await boundGrowth(database, { now })).toEqual({ hours: 0, wallets: 0 })
    })

    test('a process that leaves in the middle gives the rest to the next', async () => {
      const database = await open()
      const { clock, snapshots } = database
      const start = Math.floor(clock.time / DAY_MS) * DAY_MS
      for (let index = 1; index <= 130; index += 1) {
        for (const hour of [1, 2]) {
          await snapshots.add(walletOf(index), { at: start + hour * HOUR_MS, source: 's', rows: [] })
        }
      }
      clock.time = start + 40 * DAY_MS
      const now = () => clock.time
      const leaving = { now, signal: AbortSignal.abort() }
      expect(await boundGrowth(database, leaving)).toEqual({ hours: 100, wallets: 0 })
      expect(await boundGrowth(database, { now })).toEqual({ hours: 30, wallets: 0 })
    })

    test('what can be read anew of wallets that nobody tracks goes after a month, and records of days stay', async () => {
      const database = await open()
      const { clock, ledgers, snapshots, walletChains, wallets } = database
      const { id } = await database.addPerson('ada')
      const start = clock.time
      const [tracked, removed, lately] = [walletOf(1), walletOf(2), walletOf(3)]
      const reading = {
        ...{ block: 1, at: 0, balances: null, cutShortAt: null, nftsCutShortAt: null, source: 's' },
        ...{ movements: [], assets: [] },
      }
      for (const wallet of [tracked, removed, lately]) {
        await wallets.add(id, wallet.address)
        await ledgers.save(wallet, { ...reading, syncedAt: start }, 0)
        await walletChains.save(wallet, { active: true, at: start, source: 's' })
        await snapshots.add(wallet, { at: start, source: 's', rows: [] })
      }
      clock.time = start + 32 * DAY_MS
      const now = () => clock.time
      await ledgers.save(lately, { ...reading, syncedAt: clock.time - DAY_MS }, 0)
      await walletChains.save(lately, { active: true, at: clock.time - DAY_MS, source: 's' })
      for (const wallet of [removed, lately]) await wallets.remove(id, wallet.address)
      // Until the deletion can no longer be undone, it is as if nobody had made it.
      expect(await boundGrowth(database, { now })).toEqual({ hours: 0, wallets: 0 })
      clock.time += DAY_MS
      await wallets.forgetRemoved(clock.time)
      expect(await boundGrowth(database, { now })).toEqual({ hours: 0, wallets: 1 })
      const left = await Promise.all(
        [tracked, removed, lately].map(async (wallet) => [
          (await ledgers.find(wallet)) !== undefined,
          (await walletChains.list(wallet.address)).length,
          (await snapshots.list(wallet, 0)).length,
        ]),
      )
      expect(left).toEqual([
        [true, 1, 1],
        [false, 0, 1],
        [true, 1, 1],
      ])
      clock.time += 32 * DAY_MS
      expect(await boundGrowth(database, { now })).toEqual({ hours: 0, wallets: 1 })
      expect(await walletChains.list(lately.address)).toEqual([])
      expect(await ledgers.find(tracked)).toBeDefined()
    })
  })
}
