/** How much it gains to keep a hot answer as finished bytes, against making it for every request. */
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { HOUR_MS, market } from '@pkg/api-contract'
import { type FastifyInstance, fastify } from 'fastify'
import fp from 'fastify-plugin'
import { hotAnswers } from '../src/plugins/hot-answers.ts'
import { report } from './report.ts'

const TURNS = 3

/** Five coins with a week of hourly prices, as the market list has them. */
const coins = Array.from({ length: 5 }, (_, index) => ({
  id: `coin-${index}`,
  name: `Coin ${index}`,
  symbol: `c${index}`,
  image: null,
  current_price: 1000 + index,
  price_change_percentage_24h: 1.25,
  total_volume: 21_940_000_000,
  ath: 4946.05,
  circulating_supply: 120_692_310,
  sparkline_in_7d: {
    price: Array.from({ length: 168 }, (_, hour) => 1000 + Math.sin(hour + index) * 37.123),
  },
  source: 'bench',
  updatedAt: '2026-01-01T00:00:00.000Z',
  stale: false,
}))

const app = fastify()
app.decorate('now', Date.now)
app.decorate('env', { checkAnswers: false } as FastifyInstance['env'])
// The framework's own way is measured here; bench/wire.ts measures the one past it.
app.decorate('repeats', { learn: () => {} })
await app.register(fp(async () => {}, { name: 'repeats' }))
await app.register(hotAnswers)
const hot = app.hotAnswers.define(market.listTopCoins, { freshMs: HOUR_MS, read: async () => coins })
app.get('/kept', (request, reply) => hot.send(request, reply))
app.get('/made', async () => coins)
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

/** Answers per second to 20 connections; asked from a thread of its own, which only counts them. */
function measure(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./ask-often.mjs', import.meta.url), { workerData: { port, path } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const ratios: number[] = []
await measure('/kept')
await measure('/made')
for (let turn = 0; turn < TURNS; turn += 1) {
  const made = await measure('/made')
  ratios.push((await measure('/kept')) / made)
}
await app.close()

const ratio = Math.round((ratios.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0) * 100) / 100
const kilobytes = Math.round(JSON.stringify(coins).length / 1024)
report({
  room: 'api',
  case: `market list, ${kilobytes} KB, kept as bytes`,
  'times JSON per request': ratio,
})
if (ratio < 1.5) {
  console.error('Keeping a hot answer as bytes must be worth at least half as much again.')
  process.exitCode = 1
}
