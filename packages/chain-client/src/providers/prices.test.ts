import type { AssetId } from '@pkg/api-contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ProviderSettings } from '../provider-settings.ts'
import { createStub, type StubAnswer } from '../testing/create-stub.ts'
import { filled, openProvider } from '../testing/open-provider.ts'
import { coingecko } from './coingecko/coingecko.ts'
import { defillama } from './defillama/defillama.ts'
import type { Provider } from './define-provider.ts'

const ETHER: AssetId = '1:native'
const contract = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const mixedCase = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const TOKEN: AssetId = `1:${contract}`

async function ask(
  provider: Provider,
  settings: (url: string) => ProviderSettings,
  answer: (request: { path: string; query: URLSearchParams }) => StubAnswer | undefined,
) {
  const stub = await createStub(answer)
  const opened = openProvider(provider, settings(stub.url))
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  return { port: filled(opened.ports.prices), stub }
}

describe('DefiLlama', () => {
  const askWith = (coins: object) =>
    ask(
      defillama,
      (url) => ({ DEFILLAMA_URL: url }),
      () => ({ body: { coins } }),
    )

  test('asks for ether by its coin and for tokens by contract, in one request', async () => {
    const { port, stub } = await askWith({})
    await port.getPrices([ETHER, TOKEN])
    expect(stub.asked).toEqual([`/prices/current/coingecko:ethereum,ethereum:${contract}`])
  })

  test('an asset that is absent from the answer has no price', async () => {
    const { port } = await askWith({})
    expect(await port.getPrices([TOKEN])).toEqual(new Map())
  })

  test('the answer is matched whatever case it repeats the contract in', async () => {
    const { port } = await askWith({ [`ethereum:${mixedCase}`]: { price: 1.001, timestamp: 1_741_291_804 } })
    expect(await port.getPrices([TOKEN])).toEqual(
      new Map([[TOKEN, { usd: 1.001, percentChange24h: null, at: '2025-03-06T20:10:04.000Z' }]]),
    )
  })

  test.each([
    ['a confidence of 0.86 is enough', { price: 2, confidence: 0.8589 }, { usd: 2 }],
    ['no confidence at all is accepted', { price: 2 }, { usd: 2 }],
    ['a confidence of 0.3 is told as a doubt', { price: 2, confidence: 0.3 }, { usd: 2, isDoubted: true }],
    [
      'a price of millions for one token is doubted',
      { price: 13_146_300, confidence: 0.98 },
      { usd: 13_146_300, isDoubted: true },
    ],
    ['a price of zero is no price', { price: 0, confidence: 0.99 }, undefined],
  ])('%s', async (_, coin, expected) => {
    const { port } = await askWith({ [`ethereum:${contract}`]: { timestamp: 1_741_291_804, ...coin } })
    const { usd, isDoubted } = (await port.getPrices([TOKEN])).get(TOKEN) ?? {}
    expect(usd === undefined ? undefined : { usd, ...(isDoubted && { isDoubted }) }).toEqual(expected)
  })
})

describe('CoinGecko', () => {
  const settings = (url: string): ProviderSettings => ({ COINGECKO_URL: url, COINGECKO_API_KEY: 'demo-key' })

  test('answers keys in lower case; the question holds no space and the key travels in a header', async () => {
    const { port, stub } = await ask(coingecko, settings, ({ path }) => ({
      body: path.endsWith('/price')
        ? { ethereum: { usd: 3000, usd_24h_change: -1.25, last_updated_at: 1_779_094_527 } }
        : { [contract]: { usd: 1, usd_24h_change: null, last_updated_at: 1_779_094_527 } },
    }))
    const quotes = await port.getPrices([ETHER, TOKEN, '1:0x1111111111111111111111111111111111111111'])
    expect(quotes.get(ETHER)).toEqual({ usd: 3000, percentChange24h: -1.25, at: '2026-05-18T08:55:27.000Z' })
    expect(quotes.get(TOKEN)?.percentChange24h).toBeNull()
    expect(quotes.size).toBe(2)
    expect(stub.asked.join()).not.toMatch(/%20|\+|demo-key/)
    expect(stub.headers[0]?.['x-cg-demo-api-key']).toBe('demo-key')
  })

  const limit = { status: { error_code: 429, error_message: "You've exceeded the Rate Limit." } }

  test.each([200, 429])('the message of a reached limit is understood with HTTP %i', async (status) => {
    const { port } = await ask(coingecko, settings, () => ({ status, body: limit }))
    await expect(port.getPrices([TOKEN])).rejects.toMatchObject({ kind: 'rate', retry: 'later' })
  })

  test('the wait that a limit names is passed on', async () => {
    const { port } = await ask(coingecko, settings, () => ({
      status: 429,
      headers: { 'retry-after': '7' },
      body: limit,
    }))
    await expect(port.getPrices([TOKEN])).rejects.toMatchObject({ retryAfterMs: 7000 })
  })

  test.each([
    [422, { error: 'Missing parameter vs_currency' }, 'badrequest'],
    [500, { status: 500, error: 'Internal Server Error' }, 'busy'],
  ])('HTTP %i is told apart by its status, whatever its body looks like', async (status, body, kind) => {
    const { port } = await ask(coingecko, settings, () => ({ status, body }))
    await expect(port.getPrices([TOKEN])).rejects.toMatchObject({ kind })
  })
})
