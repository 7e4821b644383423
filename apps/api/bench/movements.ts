// What a page of 100,000 movements costs, beside one of 1,000: pages are found by an index, not by walking.
import type { AssetId } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { openDatabase } from '../src/database/open-database.ts'
import { report } from './report.ts'

const PAGE = 51
const WALLETS = 20
const rare: AssetId = `1:0x${'f'.repeat(40)}`
const scopes = Array.from({ length: WALLETS }, (_, index) => ({
  chainId: 1,
  address: `0x${String(index).padStart(40, '0')}`,
  leftOut: [],
}))

function live(count: number, wallet: number): AssetMovement[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `0x${String(wallet).padStart(8, '0')}${String(index).padStart(56, '0')}:log:0`,
    asset: index % 1_000 === 0 ? rare : `1:0x${String(index % 50).padStart(40, '0')}`,
    block: index,
    at: index * 12_000 + wallet,
    kind: 'transfer',
    amount: 1n,
    counterparty: null,
  }))
}

async function measure(count: number) {
  const database = await openDatabase({ file: ':memory:', now: () => 0 })
  for (const [index, scope] of scopes.entries()) {
    const movements = live(count / WALLETS, index)
    const state = {
      block: count,
      at: 0,
      balances: null,
      cutShortAt: null,
      nftsCutShortAt: null,
      source: 'bench',
      syncedAt: 0,
    }
    await database.ledgers.save(scope, { ...state, movements, assets: [] }, 0)
  }
  async function time(run: () => Promise<unknown>) {
    const times: number[] = []
    for (let turn = 0; turn < 15; turn += 1) {
      const start = process.cpuUsage()
      await run()
      const { user, system } = process.cpuUsage(start)
      times.push((user + system) / 1_000)
    }
    return Math.min(...times)
  }
  const middle = { at: ((count / WALLETS) * 12_000) / 2, id: '~', address: '~', chainId: 1 }
  const first = await time(() => database.movements.list(scopes, {}, { after: null, limit: PAGE }))
  const deep = await time(() => database.movements.list(scopes, {}, { after: middle, limit: PAGE }))
  const ofAsset = await time(() =>
    database.movements.list(scopes, { asset: rare }, { after: null, limit: PAGE }),
  )
  await database.close()
  return { first, deep, ofAsset }
}

await measure(2_000)
const small = await measure(2_000)
const large = await measure(100_000)
const ratio = (name: keyof typeof small) => Math.round((large[name] / Math.max(small[name], 0.5)) * 100) / 100
report({
  room: 'api',
  case: `a page of 100,000 movements of ${WALLETS} wallets`,
  'first page, ms': Math.round(large.first * 10) / 10,
  'middle page, ms': Math.round(large.deep * 10) / 10,
  'rare asset, ms': Math.round(large.ofAsset * 10) / 10,
  'times for 50x the movements': Math.max(ratio('first'), ratio('deep')),
})
if (ratio('first') > 5 || ratio('deep') > 5 || ratio('ofAsset') > 5) {
  console.error('A page of movements costs more than it may: fifty times the movements, five times the work.')
  process.exitCode = 1
}
