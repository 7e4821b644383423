import { MOST_WORTH_USD, sumHoldings, toAssetId, token } from '@pkg/api-contract'
import { createMemoryStore } from '@pkg/keep-fresh'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { ChainClient } from './chain-client.ts'
import { createChainClient } from './create-chain-client.ts'
import { createStub, type Stub } from './testing/create-stub.ts'
import { onEthereum } from './testing/on-ethereum.ts'
import { NOON } from './testing/open-provider.ts'

const wallet = `0x${'ab'.repeat(20)}` as const
let stub: Stub
let rows: unknown[] = []
let movements: unknown[] = []

beforeAll(async () => {
  stub = await createStub(({ path }) => {
    if (path.includes('/moralis/')) return { body: { cursor: null, result: rows } }
    if (path.endsWith('/token-transfers')) return { body: { items: movements, next_page_params: null } }
    if (path.endsWith('transactions')) return { body: { items: [], next_page_params: null } }
    return undefined
  })
})
afterAll(() => stub.close())

/** Asks a client of its own, which has not learned yet to leave the source alone. */
async function ask<T>(settings: object, question: (client: ChainClient) => Promise<T>): Promise<T | null> {
  const client = createChainClient({ settings, answers: createMemoryStore(), now: () => NOON, log: () => {} })
  try {
    return await question(client).catch(() => null)
  } finally {
    await client.close()
  }
}

const odd = fc.constantFrom<unknown>(
  Number.NaN,
  null,
  -1,
  '-5',
  'NaN',
  '',
  '1e5',
  10 ** 60,
  '0x10',
  {},
  [],
  true,
)
const contract = fc.constantFrom(`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`, `0x${'E'.repeat(40)}`)
const amount = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 60n }).map(String),
  fc.constantFrom(`1${'0'.repeat(60)}`, '9'.repeat(100)),
)
const price = fc.oneof(fc.double({ min: 0, max: 1e9 }), fc.constantFrom(-3, 1e300, Number.MAX_VALUE, '2.5'))
const decimals = fc.constantFrom<unknown>(0, 6, '18', 255, 256, null, '')
const row = fc.record({
  ...{ token_address: contract, symbol: fc.string(), name: fc.string(), logo: odd, thumbnail: odd },
  balance: fc.oneof({ weight: 9, arbitrary: amount }, { weight: 1, arbitrary: odd }),
  decimals: fc.oneof({ weight: 9, arbitrary: decimals }, { weight: 1, arbitrary: odd }),
  usd_price: fc.oneof({ weight: 9, arbitrary: price }, { weight: 1, arbitrary: odd }),
  ...{ possible_spam: fc.constantFrom<unknown>(true, false, 'true', 7), verified_contract: odd },
})

test('holdings of a lying source are refused whole, or are each a true holding, once, with a total that is a number', async () => {
  const settings = { MORALIS_URL: `${stub.url}/moralis`, MORALIS_API_KEY: 'key' }
  let good = 0
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (given) => {
      rows = given
      const answer = await ask(settings, (client) => client.listTokens(onEthereum(wallet)))
      if (answer === null) return
      good += 1
      expect(z.array(token).safeParse(answer.data).error).toBeUndefined()
      expect(new Set(answer.data.map(toAssetId)).size).toBe(answer.data.length)
      for (const { usdPrice, usdValue } of answer.data) {
        expect(usdPrice === null || (Number.isFinite(usdPrice) && usdPrice > 0)).toBe(true)
        expect(usdValue === null || (usdValue >= 0 && usdValue <= MOST_WORTH_USD)).toBe(true)
      }
      expect(Number.isFinite(sumHoldings(answer.data).usd)).toBe(true)
    }),
    { numRuns: 60 },
  )
  // Not all were refused, or nothing was tested. How many are not depends on the seed.
  expect(good).toBeGreaterThan(0)
})

const transfer = fc.record({
  transaction_hash: fc.constantFrom(`0x${'a'.repeat(64)}`, `0x${'B'.repeat(64)}`),
  log_index: fc.constantFrom<unknown>(0, '1', 2),
  block_number: fc.integer({ min: 0, max: 100 }),
  timestamp: fc.constantFrom('2026-01-01T00:00:00.000000Z', '2999-01-01T00:00:00Z', '1970-01-01T00:00:00Z'),
  from: fc.constantFrom({ hash: wallet }, { hash: `0x${'c'.repeat(40)}` }),
  to: fc.constantFrom({ hash: wallet }, { hash: `0x${'C'.repeat(40)}` }),
  token: fc.record({ address_hash: contract, symbol: fc.string(), type: fc.constant('ERC-20'), decimals }),
  total: fc.record({ value: amount, decimals }),
})

test('movements of a lying source come at most once per log, and none moves nothing', async () => {
  let read = 0
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { maxLength: 8 }), async (given) => {
      movements = [...given, ...given.slice(0, 2)]
      const reading = await ask({ BLOCKSCOUT_URL: stub.url }, (client) =>
        client.readLedger(onEthereum(wallet), { fromBlock: 0, assets: [] }),
      )
      if (reading === null) return
      read += 1
      const ids = reading.movements.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { amount: moved, at } of reading.movements) {
        expect(moved).not.toBe(0n)
        expect(Number.isSafeInteger(at)).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
  expect(read).toBeGreaterThan(0)
})
