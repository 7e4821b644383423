// What a year of history costs: the walk, the valuation of every day and the sum, from movements in the database on.
import type { AssetId } from '@pkg/api-contract'
import { DAY_MS } from '@pkg/api-contract'
import type { BalanceMovement } from '../src/database/ledgers.repository.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { combinePoints } from '../src/features/portfolio/ledger/combine-points.ts'
import { createPriceBook } from '../src/features/portfolio/ledger/price-book.ts'
import { valueWallet } from '../src/features/portfolio/ledger/value-wallet.ts'
import { walkBack } from '../src/features/portfolio/ledger/walk-back.ts'
import { report } from './report.ts'

const TOKENS = 200
const FIRST_DAY = 20_000
const DAYS = 365
const wallet = { chainId: 1, address: `0x${'a'.repeat(40)}` }
const assets = Array.from({ length: TOKENS }, (_, index): AssetId => `1:0x${String(index).padStart(40, '0')}`)
const days = Array.from({ length: DAYS }, (_, index) => FIRST_DAY + index)
const book = createPriceBook(
  assets.map((asset, index) => [
    asset,
    days.map((slot) => ({ slot, usd: 1 + ((slot * 7 + index * 13) % 997) / 100 })),
  ]),
)
const facts = () => ({ symbol: 'X', name: null, decimals: 18, logo: null, spam: false })

/** A wallet of a year: every token is received first, and then moves both ways. */
function live(count: number): BalanceMovement[] {
  return Array.from({ length: count }, (_, index) => {
    const asset = assets[index % TOKENS] ?? '1:native'
    const isFirst = index < TOKENS
    const amount = isFirst ? 10n ** 24n : BigInt(((index * 7_919) % 1_000) - 500) * 10n ** 15n
    const block = 1 + index
    const at = FIRST_DAY * DAY_MS + Math.floor((index / count) * DAYS * DAY_MS)
    return { id: `0x${index}:log:0`, asset, block, at, kind: 'transfer', amount, counterparty: null }
  })
}

async function measure(count: number): Promise<number> {
  const database = await openDatabase({ file: ':memory:', now: () => 0 })
  const movements = live(count)
  const balances = new Map<AssetId, bigint>()
  for (const { asset, amount } of movements) balances.set(asset, (balances.get(asset) ?? 0n) + amount)
  const present = { block: count + 1, at: (FIRST_DAY + DAYS) * DAY_MS, balances }
  await database.ledgers.save(
    wallet,
    {
      ...present,
      movements,
      assets: [],
      cutShortAt: null,
      nftsCutShortAt: null,
      source: 'bench',
      syncedAt: 0,
    },
    0,
  )
  const run = async () => {
    const start = performance.now()
    const walk = walkBack({
      present,
      movements: await database.ledgers.listMovements(wallet),
      complete: true,
    })
    const { points } = valueWallet({
      walk,
      step: 'day',
      slots: days,
      book,
      facts,
      counts: () => true,
      recorded: new Map(),
      movementsFrom: FIRST_DAY,
    })
    const sums = points.map((point) => combinePoints([{ point, isUntrusted: () => false }])?.micros ?? 0n)
    if (walk.findings.length > 0 || sums.some((sum) => sum <= 0n))
      throw new Error('The ledger does not come out even')
    return performance.now() - start
  }
  const times: number[] = []
  for (let turn = 0; turn < 5; turn += 1) times.push(await run())
  await database.close()
  return Math.min(...times)
}

await measure(10_000)
const small = await measure(10_000)
const large = await measure(40_000)
// The days and tokens cost the same for both, so that less than four times is what linear looks like.
report({
  room: 'api',
  case: `a year, 10,000 movements, ${TOKENS} tokens`,
  ms: Math.round(small),
  'times for 4x the movements': Math.round((large / small) * 100) / 100,
})
if (small > 2_000 || large / small > 6) {
  console.error('A year of history costs more than it may: 2 seconds, and growth in line with the movements.')
  process.exitCode = 1
}
