import { openSandbox } from '@app/sandbox/testing'
import { HOUR_MS, MINUTE_MS } from '@pkg/api-contract'
import { createMemoryStore, type TextStore } from '@pkg/keep-fresh'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { ChainClient } from './chain-client.ts'
import { createChainClient } from './create-chain-client.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { NOON, toSettings } from './testing/open-provider.ts'

const sandbox = await openSandbox({ now: new Date(NOON) })
let now = NOON
let answers: TextStore

beforeEach(() => {
  now = NOON
  answers = createMemoryStore()
})

function open(settings: Partial<ProviderSettings> = {}): ChainClient {
  const client = createChainClient({
    settings: { ...toSettings(sandbox.env), ...settings },
    answers,
    now: () => now,
    log: () => {},
  })
  onTestFinished(client.close)
  return client
}

describe('the market list', () => {
  test('is kept for five minutes, and given as stale for a day when the source fails', async () => {
    const client = open()
    const good = await client.listTopCoins({ limit: 5 })
    expect(good).toMatchObject({ source: 'CoinGecko', stale: false, data: { length: 5 } })
    sandbox.setFault('coingecko', { kind: 'ok-with-rate-limit' })
    now = NOON + 4 * MINUTE_MS
    expect(await client.listTopCoins({ limit: 5 })).toEqual(good)
    now = NOON + 6 * MINUTE_MS
    expect(await client.listTopCoins({ limit: 5 })).toMatchObject({ data: good.data, stale: true })
    now = NOON + 25 * HOUR_MS
    await expect(client.listTopCoins({ limit: 5 })).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })

  test('counts what was asked, what failed and what the cache spared', async () => {
    const client = open()
    await client.listTopCoins({ limit: 5 })
    await client.listTopCoins({ limit: 5 })
    sandbox.setFault('coingecko', { kind: 'server-error', status: 404 })
    await client.listTopCoins({ limit: 5, refresh: true })
    expect(client.listProviderHealth().find(({ name }) => name === 'CoinGecko')).toEqual({
      name: 'CoinGecko',
      state: 'failing',
      lastSuccess: new Date(NOON).toISOString(),
      calls: 2,
      faults: 1,
      cacheHits: 2,
      sent: 2,
      held: 0,
      budget: null,
    })
  })
})

describe('gas', () => {
  test('comes from the node, in ascending order, with what ether costs', async () => {
    const { data, source } = await open().getGas()
    expect(source).toBe('Ethereum node')
    expect(data.etherUsd).toBeGreaterThan(100)
    expect(data.prices.low).toBeLessThanOrEqual(data.prices.average)
  })

  test('comes from the oracle where there is a key, and from the node when the oracle refuses', async () => {
    expect((await open({ ETHERSCAN_API_KEY: 'sandbox' }).getGas()).source).toBe('Etherscan')
    answers = createMemoryStore()
    expect((await open({ ETHERSCAN_API_KEY: 'wrong' }).getGas()).source).toBe('Ethereum node')
  })

  test('does not wait for the price of ether; its absence is said', async () => {
    sandbox.setFault('defillama', { kind: 'server-error', status: 404 })
    sandbox.setFault('coingecko', { kind: 'server-error', status: 404 })
    expect(await open().getGas()).toMatchObject({
      data: { etherUsd: null },
      problem: 'DefiLlama and CoinGecko are not answering; costs in dollars are unknown.',
    })
  })

  test('of more than two minutes ago is not given', async () => {
    const client = open()
    await client.getGas()
    sandbox.setFault('rpc', { kind: 'rpc-error', code: -32_601 })
    now = NOON + 60_000
    expect(await client.getGas()).toMatchObject({ stale: true })
    now = NOON + 3 * MINUTE_MS
    await expect(client.getGas()).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })
})

describe('news', () => {
  test('come from all feeds, newest first, with near-duplicates together', async () => {
    const { data, source, problem } = await open().listNews()
    expect({ source, problem }).toEqual({ source: 'Publishers’ feeds', problem: null })
    expect(data).toHaveLength(11)
    expect(data.filter(({ sources }) => sources.length > 1)).toMatchObject([
      {
        title: 'Exchange reserves of bitcoin fall to five-year low',
        sources: [{ name: 'Block Wire' }, { name: 'Ledger Daily' }],
      },
    ])
    const times = data.map(({ pubDate }) => pubDate ?? '')
    expect(times.toSorted().reverse()).toEqual(times)
  })

  test('say which feed is missing, and are asked for again in a minute', async () => {
    sandbox.setFault('feeds', { kind: 'server-error', path: 'block-wire' })
    const client = open()
    expect((await client.listNews()).problem).toMatch(/ is not answering\.$/)
    sandbox.setFault('feeds', null)
    now = NOON + 61_000
    expect(await client.listNews()).toMatchObject({ problem: null, data: { length: 11 } })
  })

  test('of feeds that have all died since are those of before, and say so', async () => {
    const client = open({ RSS2JSON_FEED_URL: '' })
    await client.listNews()
    sandbox.setFault('feeds', { kind: 'server-error' })
    now = NOON + 16 * MINUTE_MS
    expect(await client.listNews({ refresh: true })).toMatchObject({
      stale: true,
      updatedAt: new Date(NOON).toISOString(),
      data: { length: 11 },
    })
  })

  test('come from the conversion service when every feed is dead', async () => {
    sandbox.setFault('feeds', { kind: 'server-error', status: 404 })
    expect(await open().listNews()).toMatchObject({ source: 'rss2json', data: { length: 11 } })
  })

  test('come from the conversion service where no feed is set', async () => {
    expect((await open({ NEWS_FEEDS: [] }).listNews()).source).toBe('rss2json')
  })

  test('that nobody gives because our key is refused name the host in a sentence', async () => {
    sandbox.setFault('rss2json', { kind: 'quota' })
    await expect(open({ NEWS_FEEDS: [] }).listNews()).rejects.toMatchObject({
      code: 'NEWS_REFUSED',
      message: `Invalid API key or request parameters. Please check your ${new URL(sandbox.url).host} API key.`,
    })
  })
})
