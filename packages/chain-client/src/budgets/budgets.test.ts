import { createServer } from 'node:http'
import { MINUTE_MS } from '@pkg/api-contract'
import { createMemoryStore } from '@pkg/keep-fresh'
import { listen } from '@pkg/test-settings/listen.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { ChainClientOptions } from '../chain-client-options.ts'
import { createChainClient } from '../create-chain-client.ts'
import { onEthereum } from '../testing/on-ethereum.ts'
import { NOON } from '../testing/open-provider.ts'
import type { Budget, Spending } from './budget.ts'
import { readBudgets } from './read-budgets.ts'

const caller = { asker: 'ada', isJob: false, requestId: 'req-7' }

/** Where a source answers everything with one body of some weight. */
async function listenFor(body: string, weight: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('x-request-weight', weight).setHeader('content-type', 'application/json').end(body)
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  return url
}

/** A source of coins that writes down how it was asked, and a book that lets so many calls through. */
async function open(through: number, given: Partial<ChainClientOptions> = {}) {
  const asked: (string | string[] | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers['x-request-id'])
    response.setHeader('x-request-weight', '50').setHeader('content-type', 'application/json').end('[]')
  })
  const { port, url, close } = await listen(server)
  const clock = { time: NOON }
  const taken: [purse: string, budget: Budget, spending: Spending][] = []
  const added: Spending[] = []
  const client = createChainClient({
    settings: { COINGECKO_URL: url },
    answers: createMemoryStore(),
    now: () => clock.time,
    log: () => {},
    budgets: { coingecko: { perMinute: 30 } },
    book: {
      async take(...wish) {
        if (taken.length >= through) return 90_000
        taken.push(wish)
        return 0
      },
      async add(_purse, _budget, spending) {
        added.push(spending)
      },
    },
    caller: () => caller,
    ...given,
  })
  onTestFinished(async () => {
    await client.close()
    await close()
  })
  const health = () => client.listProviderHealth().find(({ name }) => name === 'CoinGecko')
  return { client, clock, asked, taken, added, port, health }
}

test('each call is taken from the budget of its host for whoever asks, weighed, and sent with the id of the request', async () => {
  const { client, asked, taken, added, port, health } = await open(5)
  await client.listTopCoins({ limit: 5 })
  const spending = { asker: 'ada', isJob: false }
  expect(taken).toEqual([[`coingecko 127.0.0.1:${port}`, { perMinute: 30 }, { ...spending, cost: 1 }]])
  expect(added).toEqual([{ ...spending, cost: 49 }])
  expect(asked).toEqual(['req-7'])
  expect(health()).toMatchObject({ sent: 1, held: 0, budget: { perMinute: 30, perDay: null } })
})

test('what can be done without leaves the second half of a budget to everything else', async () => {
  const { client, taken, added } = await open(5, {
    settings: { MORALIS_URL: await listenFor('[]', '5000'), MORALIS_API_KEY: 'key' },
    budgets: { moralis: { perDay: 40_000 } },
  })
  const account = onEthereum(`0x${'a'.repeat(40)}`)
  // No node tells positions here; the claims are asked for all the same.
  await client.listPositions(account, { claims: true }).catch(() => undefined)
  await expect.poll(() => added).toContainEqual({ asker: 'ada', isJob: true, cost: 4_999 })
  expect(taken.map(([, , { isJob }]) => isJob).sort()).toContain(true)
})

test('what is over the budget is not asked; what was read stays, and says when the next reading comes', async () => {
  const { client, clock, asked, health } = await open(1)
  const first = await client.listTopCoins({ limit: 5 })
  clock.time += 10 * MINUTE_MS
  const second = await client.listTopCoins({ limit: 5 })
  expect(second).toMatchObject({
    ...{ data: first.data, updatedAt: first.updatedAt, stale: true },
    problem:
      'CoinGecko may be asked again from 12:11 UTC on, so that its allowance lasts; these are the figures of 12:00 UTC.',
    nextReadingAt: new Date(NOON + 11.5 * MINUTE_MS).toISOString(),
  })
  // Given again at once, it tells the same moment.
  clock.time += 5_000
  expect(await client.listTopCoins({ limit: 5 })).toEqual(second)
  expect(asked).toHaveLength(1)
  // The source did nothing wrong, and is not left alone for it.
  expect(health()).toMatchObject({ sent: 1, held: 1, state: 'ok', faults: 0 })
})

test('where nothing was read yet, the refusal says when to come again', async () => {
  const { client } = await open(0)
  await expect(client.listTopCoins({ limit: 5 })).rejects.toMatchObject({
    code: 'SOURCE_UNAVAILABLE',
    message: 'CoinGecko may be asked again from 12:01 UTC on, so that its allowance lasts.',
    retryAfterSeconds: 90,
  })
})

test('what free plans allow holds for public services alone, unless it is set', async () => {
  const answers = createMemoryStore()
  const budgetsOf = (options: Partial<ChainClientOptions>) => {
    const client = createChainClient({ settings: {}, answers, now: () => NOON, log: () => {}, ...options })
    onTestFinished(client.close)
    return client.listProviderHealth().flatMap(({ name, budget }) => (budget ? [[name, budget]] : []))
  }
  const BLOCKSCOUT_URL = 'https://eth.blockscout.com/api/v2'
  expect(budgetsOf({ settings: { BLOCKSCOUT_URL } })).toEqual([
    ['Blockscout', { perMinute: 180, perDay: null }],
  ])
  expect(budgetsOf({ settings: { BLOCKSCOUT_URL, BLOCKSCOUT_API_KEY: 'k' } })).toEqual([
    ['Blockscout', { perMinute: null, perDay: 5_000 }],
  ])
  expect(budgetsOf({ settings: { BLOCKSCOUT_URL: 'http://127.0.0.1:9/api/v2' } })).toEqual([])
  expect(budgetsOf({ settings: { BLOCKSCOUT_URL }, budgets: { blockscout: {} } })).toEqual([])
  expect(
    budgetsOf({ settings: { BLOCKSCOUT_URL: 'http://127.0.0.1:9' }, budgets: { blockscout: { perDay: 7 } } }),
  ).toEqual([['Blockscout', { perMinute: null, perDay: 7 }]])
})

test('budgets are read from a list', () => {
  expect(readBudgets(' blockscout=180/minute, blockscout=9000/day,coingecko=off,')).toEqual({
    blockscout: { perMinute: 180, perDay: 9000 },
    coingecko: {},
  })
  expect(readBudgets('')).toEqual({})
})

test.for([
  ['blockscout=180', '"blockscout=180" is none of these'],
  ['blockscout=1/hour', '"blockscout=1/hour" is none of these'],
  ['=1/day', '"=1/day" is none of these'],
  ['nobody=1/day', 'names no source "nobody"; there are moralis, blockscout'],
  ['__proto__=1/day', 'names no source "__proto__"'],
] as const)('%s is refused with a sentence', ([text, sentence]) => {
  expect(() => readBudgets(text)).toThrow(sentence)
})
