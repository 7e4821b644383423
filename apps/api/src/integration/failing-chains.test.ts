import { HOUR_MS, history, portfolio, users } from '@pkg/api-contract'
import { type Chain, chains } from '@pkg/chains'
import { expect, onTestFinished, test } from 'vitest'
import { takeSnapshots } from '../features/portfolio/history/take-snapshots.ts'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { listTrackedWallets } from '../testing/list-tracked-wallets.ts'
import { STUB_USD, type StubChains, type StubFailure, startStubChains } from '../testing/start-stub-chains.ts'

const NOW = Date.UTC(2026, 0, 10, 12)
const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const params = { address: wallet }

/** How a chain fails, and whether anybody is left who tells of it. */
interface Way {
  index?: StubFailure
  node?: StubFailure
  /**
   * Who is left: of an index it is said that no node confirms it, of a node that it stands in. Else what was read last stays.
   */
  left?: 'index' | 'node'
  /** What is left of a chain is all that there is, and as sure as ever. */
  isWhole?: boolean
}
const WAYS: Record<string, Way> = {
  'its node is down': { node: 'down', left: 'index' },
  'its node answers with a page': { node: 'garbage', left: 'index' },
  'its node answers 500': { node: 'broken', left: 'index' },
  'its node says that it is of another chain': { node: 'elsewhere', left: 'index' },
  'its node is of another chain and does not say so': { node: 'impostor', left: 'index' },
  'its node is behind': { node: 'behind', left: 'index' },
  'its node has stopped': { node: 'stopped', left: 'index' },
  'its node tells of a block to come': { node: 'early', left: 'index' },
  'its node claims blocks that there cannot be': { node: 'ahead', left: 'index' },
  'its index is down and its node claims blocks that there cannot be': { index: 'down', node: 'ahead' },
  'its node has no state': { node: 'stateless', left: 'index' },
  'its index is down and its node has no state': { index: 'down', node: 'stateless' },
  'its index is down': { index: 'down', left: 'node' },
  'its index answers 500': { index: 'broken', left: 'node' },
  'its index answers with a page': { index: 'garbage', left: 'node' },
  'its index tells of another chain': { index: 'elsewhere', left: 'node' },
  'its index does not know the wallet': { index: 'unknowing', left: 'node', isWhole: true },
  'its index has read nothing yet': { index: 'empty', left: 'node', isWhole: true },
  'its index does not know the wallet and its node is down': { index: 'unknowing', node: 'down' },
  'its index has read nothing yet and its node is behind': { index: 'empty', node: 'behind' },
  'both are down': { index: 'down', node: 'down' },
  'its index answers 500 and its node a page': { index: 'broken', node: 'garbage' },
  'its index tells of another chain and its node is down': { index: 'elsewhere', node: 'down' },
  'both tell of another chain': { index: 'elsewhere', node: 'elsewhere' },
  'both tell of another chain, and the node does not say so': { index: 'elsewhere', node: 'impostor' },
  'its index answers 500 and its node is behind': { index: 'broken', node: 'behind' },
  'its index answers with a page and its node says that it is of another chain': {
    ...{ index: 'garbage', node: 'elsewhere' },
  },
}

/** Somebody with a wallet on every chain, of which everything is known before anything fails. */
async function enter() {
  const clock = { time: NOW }
  const stub = await startStubChains({ wallets: [wallet], now: NOW, clock })
  onTestFinished(stub.close)
  const { browser, chain, database } = await buildSandboxedApp({ env: stub.env }, clock)
  const { api, enter: signIn } = browser()
  await signIn('ada')
  await api(users.addAddress, { body: params })
  const now = () => clock.time
  const read = ({ refresh = false } = {}) => api(portfolio.getNetWorth, { params }, { refresh })
  const readPast = async () => {
    let past = await api(history.getHistory, { querystring: { range: '1m' } })
    await expect
      .poll(
        async () => {
          past = await api(history.getHistory, { querystring: { range: '1m' } })
          return past.refreshing
        },
        { timeout: 60_000 },
      )
      .toBe(false)
    return past
  }
  const record = () =>
    takeSnapshots({
      ...{ database, chain, now, log: () => {} },
      listWallets: listTrackedWallets({ database, chain, now }),
    })
  const good = await read()
  const total = chains.reduce((sum, one) => sum + worthOf(stub, one), 0)
  expect(good).toMatchObject({ data: { usd: total }, stale: false, problem: null })
  const past = await readPast()
  expect(past.findings).toEqual([])
  return { stub, clock, read, readPast, record, total, past }
}

/** Computed apart: what a chain is worth by what the stand-ins were told to hold. */
function worthOf(stub: StubChains, { id, stablecoins: [dollar] }: Chain): number {
  const held = stub.heldOn(id)
  const coins = Number(held.coin / 10n ** 18n) * STUB_USD.coin
  return coins + Number(held.dollar / 10n ** BigInt(dollar?.decimals ?? 0)) * STUB_USD.dollar
}

const strike = (stub: StubChains, failed: readonly Chain[], { index, node }: Way) => {
  for (const { id } of failed) {
    stub.fail(id, 'index', index ?? null)
    stub.fail(id, 'node', node ?? null)
  }
}

/** What a total says of its chains: those of which it has old figures, and those that its sentence names. */
const namedIn = ({
  chains: read,
  problem,
}: Awaited<ReturnType<Awaited<ReturnType<typeof enter>>['read']>>) => ({
  stale: read.filter(({ stale }) => stale).map(({ chainId }) => chainId),
  named: chains.filter(({ name }) => problem?.includes(`${name}: `)).map(({ id }) => id),
})

const expected = (failed: readonly Chain[], { left, isWhole = false }: Way) => ({
  stale: left === undefined ? idsOf(failed) : [],
  named: isWhole ? [] : idsOf(failed),
})

const idsOf = (failed: readonly Chain[]) => failed.map(({ id }) => id)

test('each chain that fails, in each way, keeps its value in the total, and is named', async () => {
  const { stub, clock, read, total } = await enter()
  const ways = Object.entries(WAYS)
  // In each turn every chain fails in another way, until each has failed in all.
  for (const turn of ways.keys()) {
    const struck = chains.map((chain, place) => ({
      chain,
      way: ways[(turn + place) % ways.length]?.[1] ?? {},
    }))
    for (const { chain, way } of struck) strike(stub, [chain], way)
    clock.time += HOUR_MS
    const kept = await read({ refresh: true })
    const told = struck.map(({ chain, way }) => expected([chain], way))
    expect({ turn, usd: kept.data.usd, ...namedIn(kept) }).toEqual({
      ...{ turn, usd: total },
      ...{ stale: told.flatMap(({ stale }) => stale), named: told.flatMap(({ named }) => named) },
    })
  }
  strike(stub, chains, {})
  clock.time += HOUR_MS
  expect(await read({ refresh: true })).toMatchObject({ data: { usd: total }, stale: false, problem: null })
})

test('a chain that fails alone keeps its value in the total, and is alone named', async () => {
  const { stub, clock, read, total } = await enter()
  for (const [place, [name, way]] of Object.entries(WAYS).entries()) {
    const chain = chains[place % chains.length] as Chain
    strike(stub, chains, {})
    strike(stub, [chain], way)
    clock.time += HOUR_MS
    const kept = await read({ refresh: true })
    expect({ name, usd: kept.data.usd, ...namedIn(kept) }).toEqual({
      ...{ name, usd: total, ...expected([chain], way) },
    })
  }
})

test('all chains that fail together, in each way, keep the total and the past, and nothing is recorded of them', async () => {
  const { stub, clock, readPast, read, record, total, past } = await enter()
  for (const [turn, [name, way]] of Object.entries(WAYS).entries()) {
    const failed = turn % 2 === 0 ? chains : chains.slice(1)
    strike(stub, chains, {})
    strike(stub, failed, way)
    clock.time += HOUR_MS
    const kept = await read({ refresh: true })
    const told = expected(failed, way)
    expect({ name, usd: kept.data.usd, ...namedIn(kept) }).toEqual({ name, usd: total, ...told })
    expect([name, await record()]).toEqual([name, chains.length - told.named.length])
    const { points, observations } = await readPast()
    const known = new Map(past.points.map(({ date, value }) => [date, value]))
    expect([name, points.map(({ value }) => value)]).toEqual([
      name,
      points.map(({ date }) => known.get(date) ?? total),
    ])
    expect([name, observations.filter(({ value }) => value !== total)]).toEqual([name, []])
  }
})

test('chains that hang, alone and together, hold nobody up for longer than a person waits', async () => {
  const { stub, clock, read, total } = await enter()
  for (const failed of [chains.slice(1, 2), chains]) {
    strike(stub, failed, { index: 'hanging', node: 'hanging' })
    clock.time += HOUR_MS
    const kept = await read()
    expect({ usd: kept.data.usd, ...namedIn(kept) }).toEqual({
      ...{ usd: total, stale: idsOf(failed), named: idsOf(failed) },
    })
    strike(stub, failed, {})
  }
})
