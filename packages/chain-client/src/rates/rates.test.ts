import { openSandbox } from '@app/sandbox/testing'
import { DAY_MS } from '@pkg/api-contract'
import { createMemoryStore, type TextStore } from '@pkg/keep-fresh'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { ChainClient } from '../chain-client.ts'
import { createChainClient } from '../create-chain-client.ts'
import { exchangerateApi } from '../providers/exchangerate-api/exchangerate-api.ts'
import { frankfurter } from '../providers/frankfurter/frankfurter.ts'
import { openErApi } from '../providers/open-er-api/open-er-api.ts'
import { createStub } from '../testing/create-stub.ts'
import { hasRecorded, readRecorded } from '../testing/find-recorded.ts'
import { filled, NOON, openProvider, toSettings } from '../testing/open-provider.ts'

const upstreams = ['open-er-api', 'exchangerate', 'frankfurter']
const sandbox = await openSandbox({ now: new Date(NOON) })
let now = NOON
let answers: TextStore

beforeEach(() => {
  now = NOON
  answers = createMemoryStore()
  sandbox.clearRequests()
})

function open(): ChainClient {
  const settings = toSettings(sandbox.env)
  const client = createChainClient({ settings, answers, now: () => now, log: () => {} })
  onTestFinished(client.close)
  return client
}

describe('exchange rates', () => {
  test('are of the first source, with the day on which it set them', async () => {
    const { data, ...reading } = await open().getRates('USD')
    expect(data.INR).toBe(95.674534)
    expect(Object.keys(data).length).toBeGreaterThan(155)
    expect(reading).toEqual({
      source: 'open.er-api.com',
      updatedAt: '2026-03-01T00:02:31.000Z',
      stale: false,
      problem: null,
    })
  })

  test('of any currency follow from those of the dollar, both ways', async () => {
    const client = open()
    const rupee = (await client.getRates('INR')).data
    const euro = (await client.getRates('EUR')).data
    expect(rupee.INR).toBe(1)
    expect(rupee.USD).toBeCloseTo(1 / 95.674534, 12)
    expect(euro.INR).toBeCloseTo(95.674534 / 0.865688, 9)
    expect((rupee.EUR ?? 0) * (euro.INR ?? 0)).toBeCloseTo(1, 12)
    expect(sandbox.requests('open-er-api')).toHaveLength(1)
  })

  test('of a currency that nobody lists are an error of their own', async () => {
    await expect(open().getRates('XXX')).rejects.toMatchObject({ code: 'UNKNOWN_CURRENCY' })
  })

  test('come from the next source when one fails, whatever the failure', async () => {
    sandbox.setFault('open-er-api', { kind: 'wrong-content-type' })
    expect((await open().getRates('USD')).source).toBe('ExchangeRate-API')
    sandbox.setFault('exchangerate', { kind: 'half-body' })
    answers = createMemoryStore()
    const { source, data, updatedAt } = await open().getRates('USD')
    expect([source, data.USD, updatedAt]).toEqual([
      'Frankfurter (European Central Bank)',
      1,
      // The first of March 2026 is a Sunday: these are Friday's.
      '2026-02-27T00:00:00.000Z',
    ])
  })

  test('that were read once stay for a week when every source is down, for every currency, and say so', async () => {
    const client = open()
    const good = await client.getRates('USD')
    for (const upstream of upstreams) sandbox.setFault(upstream, { kind: 'drop' })
    now = NOON + 2 * DAY_MS
    const later = await client.getRates('GBP')
    expect(later.stale).toBe(true)
    expect(later.updatedAt).toBe(good.updatedAt)
    expect(later.problem).toMatch(/are not answering; these are the figures of 1 Mar 2026/)
    expect(later.data.USD).toBeCloseTo(1 / (good.data.GBP ?? 0), 12)
    now = NOON + 8 * DAY_MS
    await expect(client.getRates('USD')).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })
})

describe('exchange rates of past days', () => {
  test('are asked for a year at a time; a year that is over is asked for once for good, the running one again', async () => {
    const client = open()
    const { data, source, stale } = await client.readDayRates('INR', 2025)
    expect({ source, stale }).toEqual({ source: 'Frankfurter (European Central Bank)', stale: false })
    // The first of January 2025 is a Wednesday; 2025 has 261 working days.
    expect(Object.keys(data).sort()[0]).toBe('2025-01-01')
    expect(Object.keys(data)).toHaveLength(261)
    await client.readDayRates('INR', 2026)
    now = NOON + 3 * DAY_MS
    expect((await client.readDayRates('INR', 2025)).data).toEqual(data)
    const running = await client.readDayRates('INR', 2026)
    expect(Object.keys(running.data).sort().at(-1)).toBe('2026-02-27')
    expect(sandbox.requests('frankfurter')).toHaveLength(3)
  })

  test('are those of before, and say so, while the source is down', async () => {
    const client = open()
    const good = await client.readDayRates('INR', 2026)
    sandbox.setFault('frankfurter', { kind: 'drop' })
    now = NOON + DAY_MS
    const later = await client.readDayRates('INR', 2026)
    expect(later.data).toEqual(good.data)
    expect(later.stale).toBe(true)
  })

  test('a day outside of the span, a rate that is none and another currency are left out', async () => {
    const stub = await createStub(() => ({
      body: {
        ...{ amount: 1, base: 'USD', start_date: '2024-12-31', end_date: '2025-01-03' },
        rates: { '2024-12-31': { INR: 85 }, '2025-01-02': { INR: 85.5, EUR: 1 }, '2025-01-03': { INR: 0 } },
      },
    }))
    const opened = openProvider(frankfurter, { FRANKFURTER_URL: stub.url })
    onTestFinished(stub.close)
    onTestFinished(opened.close)
    const span = { from: '2025-01-01', to: '2025-01-03' }
    expect(await filled(opened.ports.dayRates).getDayRates('INR', span)).toEqual({ '2025-01-02': 85.5 })
    expect(stub.asked).toEqual(['/v1/2025-01-01..2025-01-03?base=USD&symbols=INR'])
  })
})

async function ask(provider: typeof openErApi | typeof exchangerateApi | typeof frankfurter, body: unknown) {
  const stub = await createStub(() => ({ body }))
  const opened = openProvider(provider, {
    OPEN_ER_API_URL: stub.url,
    EXCHANGE_RATE_URL: `${stub.url}/v4/`,
    FRANKFURTER_URL: stub.url,
  })
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  return { port: filled(opened.ports.rates), stub }
}

describe('answers that are not as they should be', () => {
  const good = { base_code: 'USD', time_last_update_unix: 1_772_323_351 }

  test('a rate of zero, below zero or of text is left out, the rest is kept', async () => {
    const rates = { INR: 90, EUR: 0, GBP: -1, JPY: '150', KWD: null, toString: 3, usd: 2 }
    const { port } = await ask(openErApi, { ...good, rates })
    expect((await port.getDollarRates()).rates).toEqual({ INR: 90, USD: 1 })
  })

  test.each([
    ['another base than the one asked for', { ...good, base_code: 'EUR', rates: { INR: 90 } }],
    ['no rates', good],
    ['an error with status 200', { result: 'error', 'error-type': 'quota-reached' }],
  ])('%s is a fault of the source', async (_, body) => {
    const { port } = await ask(openErApi, body)
    await expect(port.getDollarRates()).rejects.toMatchObject({ kind: 'badbody' })
  })

  test('a base address may name the version', async () => {
    const { port, stub } = await ask(exchangerateApi, {
      base: 'USD',
      time_last_updated: 1,
      rates: { INR: 90 },
    })
    await port.getDollarRates()
    expect(stub.asked).toEqual(['/v4/latest/USD'])
  })
})

describe.skipIf(!hasRecorded)('recorded answers', () => {
  test('of ExchangeRate-API, version 4', async () => {
    const { port } = await ask(exchangerateApi, readRecorded('exchangerate/v4_latest_USD_2024-09-18.json'))
    const { rates, at } = await port.getDollarRates()
    expect([rates.AED, rates.KWD, at]).toEqual([3.67, 0.305, '2024-09-18T00:00:01.000Z'])
  })

  test('of Frankfurter', async () => {
    const { port } = await ask(frankfurter, readRecorded('frankfurter/v1_latest_USD_EUR_GBP_INR.json'))
    expect(await port.getDollarRates()).toEqual({
      rates: { USD: 1, EUR: 0.86044, GBP: 0.7391, INR: 94.49 },
      at: '2026-09-04T00:00:00.000Z',
    })
  })
})
