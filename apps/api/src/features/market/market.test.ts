import { type MarketCoin, market } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createFakeChain, type FakeWorld } from '../../testing/fake-chain.ts'

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
