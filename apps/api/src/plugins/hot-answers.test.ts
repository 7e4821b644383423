import { gunzipSync } from 'node:zlib'
import { defineRoute, market } from '@pkg/api-contract'
import { type FastifyInstance, fastify } from 'fastify'
import fp from 'fastify-plugin'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { buildTestApp } from '../testing/build-test-app.ts'
import { createFakeChain } from '../testing/fake-chain.ts'
import { hotAnswers } from './hot-answers.ts'

const route = defineRoute({
  method: 'GET',
  url: '/hot',
  access: 'public',
  schema: { summary: '', tags: [], response: { 200: z.object({ key: z.string(), reading: z.number() }) } },
})

async function build(read = vi.fn(async (key: string) => ({ key, reading: read.mock.calls.length }))) {
  const clock = { time: 0 }
  const app = fastify()
  app.decorate('now', () => clock.time)
  app.decorate('env', { checkAnswers: true } as FastifyInstance['env'])
  app.decorate('repeats', { learn: () => {} })
  await app.register(fp(async () => {}, { name: 'repeats' }))
  await app.register(hotAnswers)
  const hot = app.hotAnswers.define(route, { freshMs: 1000, refreshGapMs: 100, read })
  app.get<{ Querystring: { key?: string } }>('/hot', (request, reply) =>
    hot.send(request, reply, request.query.key),
  )
  return { app, clock, read, get: (headers = {}, query = {}) => app.inject({ url: '/hot', headers, query }) }
}
const noCache = { 'cache-control': 'no-cache' }

test('an answer is read once while it is fresh, and anew afterwards', async () => {
  const { clock, get, app } = await build()
  expect((await get()).json()).toEqual({ key: '', reading: 1 })
  clock.time = 999
  expect((await get()).json().reading).toBe(1)
  clock.time = 1000
  expect((await get()).json().reading).toBe(2)
  expect(app.hotAnswers.list()).toEqual([{ url: '/hot', hits: 1, readings: 2 }])
})

test('many who ask at once wait for one reading', async () => {
  const { get, read } = await build()
  const all = await Promise.all(Array.from({ length: 50 }, () => get()))
  expect(read).toHaveBeenCalledTimes(1)
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
})

test('each key has an answer of its own', async () => {
  const { get } = await build()
  expect((await get({}, { key: 'a' })).json()).toEqual({ key: 'a', reading: 1 })
  expect((await get({}, { key: 'b' })).json()).toEqual({ key: 'b', reading: 2 })
})

test('whoever has the answer gets 304 and nothing else, until the answer changes', async () => {
  const { get, clock } = await build()
  const first = await get()
  const etag = String(first.headers.etag)
  const again = await get({ 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  clock.time = 2000
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(200)
})

test('a wish for a new reading is heard, but not more often than the gap allows', async () => {
  const { get, clock, read } = await build()
  await get()
  clock.time = 100
  expect((await get(noCache)).json().reading).toBe(1)
  clock.time = 101
  expect((await get(noCache)).json().reading).toBe(2)
  expect(read.mock.lastCall).toEqual(['', { refresh: true }])
})

test('a reading that fails is not kept, and the next one is tried', async () => {
  const read = vi.fn(async (key: string) => ({ key, reading: 2 }))
  read.mockRejectedValueOnce(new Error('down'))
  const { get } = await build(read)
  expect((await get()).statusCode).toBe(500)
  expect((await get()).json().reading).toBe(2)
})

test('an answer against the contract is a fault, where answers are checked', async () => {
  const { get } = await build(vi.fn(async (key: string) => ({ key, reading: 1, secret: 'x' })))
  expect((await get()).statusCode).toBe(500)
})

test('a long answer goes out packed as the caller takes it, with a tag of its own', async () => {
  const coin = {
    id: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'btc',
    image: null,
    current_price: 96_412,
    price_change_percentage_24h: -0.61,
    total_volume: 1,
    ath: 126_080,
    circulating_supply: 19_990_746,
    sparkline_in_7d: { price: Array.from({ length: 168 }, (_, index) => 90_000 + index) },
  }
  const { browser } = await buildTestApp({ chain: createFakeChain({ coins: [coin] }) })
  const ask = (encoding: string) =>
    browser().send({ method: 'GET', url: market.listTopCoins.url, headers: { 'accept-encoding': encoding } })
  const [plain, packed] = [await ask('identity'), await ask('gzip;q=0.5, br;q=0')]
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
})
