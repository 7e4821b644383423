import { openSandbox } from '@app/sandbox/testing'
import { HOUR_MS, history, portfolio, users } from '@pkg/api-contract'
import { getAddress } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { takeSnapshots } from '../features/portfolio/history/take-snapshots.ts'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { listTrackedWallets } from '../testing/list-tracked-wallets.ts'
import { type Lie, startLyingNode } from '../testing/start-lying-node.ts'
import { untilAnswered } from '../testing/until-answered.ts'

const NOW = new Date('2026-04-01T09:00:00Z')
const BASE = 8453

const sandbox = await openSandbox({ now: NOW, sideChains: [BASE] })

/** Another amount of the coin than there is. */
const richer: Lie = (method, result) =>
  method === 'eth_getBalance' ? `0x${(BigInt(String(result)) + 10n ** 18n).toString(16)}` : undefined
/** Other blocks than those of the chain, with the same balances. */
const elsewhere: Lie = (method, result) =>
  method === 'eth_getBlockByNumber' && result !== null
    ? { ...(result as object), hash: `0x${'f0'.repeat(32)}` }
    : undefined

/** Somebody with one wallet, whose snapshots are taken and whose worth is read anew when it is asked for. */
async function openWallet(env: Readonly<Record<string, string>>, address: string) {
  const clock = { time: NOW.getTime() }
  const { browser, chain, database } = await buildSandboxedApp({ env }, clock)
  const { api, enter } = browser()
  await enter('ada')
  const params = { address: getAddress(address) }
  await api(users.addAddress, { body: params })
  const now = () => clock.time
  const record = () =>
    takeSnapshots({
      ...{ database, chain, now, log: () => {} },
      listWallets: listTrackedWallets({ database, chain, now }),
    })
  const read = () => untilAnswered(() => api(portfolio.getNetWorth, { params }, { refresh: true }))
  return { api, clock, params, record, read }
}

test.each([
  ['the coin', 'an index', richer],
  ['the coin', 'nodes alone', richer],
  ['the past', 'an index', elsewhere],
  ['the past', 'nodes alone', elsewhere],
] as const)(
  'two nodes of a chain that disagree about %s leave its last value, by %s, named, and none is recorded',
  async (_, by, lie) => {
    const { MORALIS_API_KEY: __, ...env } = sandbox.env
    const name = `ETH_RPC_URLS_${BASE}`
    const liar = await startLyingNode(env[name] ?? '')
    onTestFinished(liar.close)
    const settings = {
      ...env,
      [name]: `${env[name]},${liar.url}`,
      ...(by === 'nodes alone' && { [`BLOCKSCOUT_URL_${BASE}`]: '' }),
    }
    const { api, clock, record, read } = await openWallet(settings, sandbox.demo.address)
    // Until the movements have been read a line is drawn by rule.
    const readPast = async () => {
      const ask = () => api(history.getHistory, { querystring: { range: '1w' } })
      await expect.poll(async () => (await ask()).refreshing).toBe(false)
      return (await ask()).points.map(({ value }) => value)
    }
    const good = await read()
    expect(good).toMatchObject({ stale: false, problem: null })
    const past = await readPast()
    expect(await record()).toBe(2)

    liar.tell(lie)
    clock.time += HOUR_MS
    const kept = await read()
    expect(kept).toMatchObject({ data: { usd: good.data.usd }, stale: true })
    expect(kept.problem).toContain('Base: Nodes of the chain disagree; these are the figures of 09:00 UTC.')
    expect(kept.chains.map(({ chainId, stale }) => [chainId, stale])).toEqual([
      [1, false],
      [BASE, true],
    ])
    expect(await readPast()).toEqual(past)
    expect(await record()).toBe(1)

    liar.tell(null)
    clock.time += HOUR_MS
    expect(await read()).toMatchObject({ data: { usd: good.data.usd }, stale: false, problem: null })
    expect(await record()).toBe(2)
  },
)

/** Has a position of every kind that can be read. */
const inside = getAddress('0x1fa6617f6af510bba7400951a73d5a783e28469d')

test('two nodes that disagree about one number of what lies in a contract leave what was read last, named, unrecorded', async () => {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const liar = await startLyingNode(env.ETH_RPC_URLS ?? '')
  onTestFinished(liar.close)
  const settings = { ...env, ETH_RPC_URLS: `${env.ETH_RPC_URLS},${liar.url}` }
  const { api, clock, params, record, read } = await openWallet(settings, inside)
  const good = await read()
  expect(good).toMatchObject({ stale: false, problem: null })
  const { data } = await api(portfolio.listPositions, { params })
  const lent = data.find(({ kind, trust }) => kind === 'lent' && trust === 'anchored')
  const amount = BigInt(lent?.parts[0]?.amount ?? 0)
  expect(amount).toBeGreaterThan(0n)
  expect(await record()).toBe(1)

  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  liar.tell((method, result) =>
    method === 'eth_call' ? String(result).replaceAll(word(amount), word(amount + 1n)) : undefined,
  )
  clock.time += HOUR_MS
  const kept = await read()
  expect(kept.data.usd).toBe(good.data.usd)
  expect(kept.problem).toBe(
    'Ethereum: Nodes of the chain disagree; what is inside contracts is of 09:00 UTC.',
  )
  expect((await api(portfolio.listPositions, { params })).data).toEqual(data)
  expect(await record()).toBe(0)

  liar.tell(null)
  clock.time += HOUR_MS
  expect(await read()).toMatchObject({ data: { usd: good.data.usd }, stale: false, problem: null })
  expect(await record()).toBe(1)
})
