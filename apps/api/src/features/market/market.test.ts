import { AppError, type MarketCoin, market, type NewsItem } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createFakeChain, type FakeWorld } from '../../testing/fake-chain.ts'
import { toGasCosts } from '../gas/to-gas-costs.ts'

const bitcoin: MarketCoin = {
  id: 'bitcoin',
  name: 'Bitcoin',
  symbol: 'btc',
  image: 'https://pictures.example/btc.png',
  current_price: 96_412,
  price_change_percentage_24h: null,
  total_volume: 21_940_000_000,
  ath: 126_080,
  circulating_supply: 19_990_746,
  sparkline_in_7d: { price: [95_000, 96_412] },
}

async function open(world: Partial<FakeWorld> = {}) {
  const chain = createFakeChain(world)
  const { browser, clock } = await buildTestApp({ chain })
  return { ...browser(), chain, clock }
}

test('the market list has the fields of the specification, where they come from, and pictures of our own origin', async () => {
  const { api } = await open({ coins: [bitcoin] })
  expect(await api(market.listTopCoins, {})).toEqual([
    {
      ...bitcoin,
      image: expect.stringMatching(/^\/api\/media\/[\w-]{43}$/),
      source: 'fake',
      updatedAt: '2026-01-01T00:00:00.000Z',
      stale: false,
    },
  ])
})

test('five coins are asked for, once for all who ask; Refresh reads anew, twice a minute at most', async () => {
  const { api, chain, clock } = await open({ coins: [bitcoin] })
  await api(market.listTopCoins, {})
  await api(market.listTopCoins, {}, { refresh: true })
  clock.time += 31_000
  await api(market.listTopCoins, {}, { refresh: true })
  expect(chain.world.asked).toEqual([
    { question: 'coins 5', refresh: false },
    { question: 'coins 5', refresh: true },
  ])
})

test('gas is flat, in gwei, with what it means in dollars', async () => {
  const { api } = await open()
  expect(await api(market.getGas, {})).toEqual({
    low: 1,
    average: 2,
    high: 3,
    baseFee: 0.9,
    nextBaseFee: 1,
    etherUsd: 2000,
    costs: [
      { id: 'transfer', gasUnits: 21_000, usd: expect.closeTo(0.084, 12) },
      { id: 'token-transfer', gasUnits: 65_000, usd: expect.closeTo(0.26, 12) },
      { id: 'swap', gasUnits: 180_000, usd: expect.closeTo(0.72, 12) },
    ],
    source: 'fake',
    updatedAt: '2026-01-01T00:00:00.000Z',
    stale: false,
    problem: null,
  })
})

test('without a price of ether costs are unknown, not zero', () => {
  expect(toGasCosts({ average: 2 }, null).map(({ usd }) => usd)).toEqual([null, null, null])
})

test('a transfer at 20 gwei and 3,000 dollars costs 1.26 dollars', () => {
  expect(toGasCosts({ average: 20 }, 3000)[0]?.usd).toBeCloseTo(1.26, 12)
})

const stories: NewsItem[] = Array.from({ length: 12 }, (_, index) => {
  const link = `https://paper.example/${index}`
  return {
    title: `Story ${index}`,
    link,
    description: '',
    author: null,
    pubDate: null,
    categories: [],
    sources: [{ name: 'Paper', link }],
  }
})

test('news come whole, or five at a time', async () => {
  const { api } = await open({ news: stories })
  const titles = async (querystring: { page?: number }) =>
    (await api(market.listNews, { querystring })).items.map(({ title }) => title)
  expect(await titles({})).toHaveLength(12)
  expect(await titles({ page: 1 })).toEqual(['Story 0', 'Story 1', 'Story 2', 'Story 3', 'Story 4'])
  expect(await titles({ page: 3 })).toEqual(['Story 10', 'Story 11'])
  expect(await titles({ page: 4 })).toEqual([])
  expect(await api(market.listNews, { querystring: {} })).toMatchObject({ status: 'ok', total: 12 })
})

test.each(['0', '-1', '1.5', 'x', '99999'])('page %s is none', async (page) => {
  const { send } = await open({ news: stories })
  expect((await send({ method: 'GET', url: `/api/news?page=${page}` })).statusCode).toBe(400)
})

test('a key that the conversion service refuses is told with status 422 and its sentence', async () => {
  const { send, chain } = await open()
  const message = 'Invalid API key or request parameters. Please check your host.example API key.'
  chain.listNews = async () => {
    throw new AppError('NEWS_REFUSED', { message })
  }
  const answer = await send({ method: 'GET', url: '/api/news' })
  expect([answer.statusCode, answer.json().error]).toEqual([422, message])
})
