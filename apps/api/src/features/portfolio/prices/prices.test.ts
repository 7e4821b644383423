import { type AssetId, DAY_MS, history, prices, type RouteInput, spamRules, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { key, NOON, today, wallet } from '../one-wallet.test-kit.ts'

const token = sampleToken()
const asset: AssetId = `1:${token.address}`
const sold: AssetId = `1:0x${'5b'.repeat(20)}`

async function enter() {
  const chain = createFakeChain({ tokens: { [key]: [{ ...token, usdPrice: 7 }] } })
  const { world } = chain
  world.ledgers[key] = {
    movements: [
      {
        ...{
          id: `0x${'1'.repeat(64)}:log:1`,
          asset: sold,
          block: 1,
          at: NOON - 3 * DAY_MS,
          kind: 'transfer',
        },
        ...{ amount: -5n, counterparty: `0x${'2'.repeat(40)}` },
      },
    ],
    assets: [{ asset: sold, symbol: 'SOLD', name: 'Sold', decimals: 18, flagged: 'no' }],
    present: { block: 10, at: NOON, balances: new Map() },
  }
  // Nothing is known of the day three days back.
  world.prices[asset] = [1, 2, 4, 5, 6, 7].map((back) => ({ slot: today - back, usd: 10 - back }))
  world.hourlyPrices[asset] = [{ slot: today * 24 + 11, usd: 6.5 }]
  const app = await buildTestApp({ chain, clock: { time: NOON } })
  const person = app.browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: { address: wallet } })
  type Input = RouteInput<typeof prices.getPrices>
  const read = (address: string = token.address, querystring: Input['querystring'] = {}, chainId = '1') =>
    person.api(prices.getPrices, { params: { chainId, address }, querystring } as Input)
  return { ...app, ...person, browser: app.browser, world, read }
}

test('each day has its own close or none, and the last point is the price of now', async () => {
  const { read } = await enter()
  const { points, standing, range, symbol, explorerUrl } = await read()
  expect({ standing, range, symbol, explorerUrl }).toEqual({
    ...{ standing: 'priced', range: '1w', symbol: token.symbol },
    explorerUrl: `https://etherscan.io/token/${token.address}`,
  })
  expect(points.map(({ date, usd, provenance }) => [date, usd, provenance])).toEqual([
    ['2026-01-03', 3, 'close'],
    ['2026-01-04', 4, 'close'],
    ['2026-01-05', 5, 'close'],
    ['2026-01-06', 6, 'close'],
    ['2026-01-07', null, null],
    ['2026-01-08', 8, 'close'],
    ['2026-01-09', 9, 'close'],
    ['2026-01-10', 7, 'present'],
  ])
})

test('a single day has a point per hour, and an hour without a close stays empty', async () => {
  const { read } = await enter()
  const { points } = await read(token.address.toUpperCase().replace('X', 'x'), { range: '1d' })
  expect(points).toHaveLength(25)
  expect(points.filter(({ provenance }) => provenance === 'close')).toEqual([
    // The close of the day is that of its last hour.
    { date: '2026-01-09', at: '2026-01-09T23:59:59.999Z', usd: 9, provenance: 'close' },
    { date: '2026-01-10', at: '2026-01-10T11:59:59.999Z', usd: 6.5, provenance: 'close' },
  ])
  expect(points.at(-1)).toMatchObject({ at: '2026-01-10T12:00:00.000Z', usd: 7 })
})

test('a token of which a wallet has some inside a contract alone is told, at its own prices', async () => {
  const { read, world } = await enter()
  const contract = `0x${'cc'.repeat(20)}`
  const lent = `0x${'1e'.repeat(20)}`
  const owed = `0x${'0d'.repeat(20)}`
  const inside = (role: 'supplied' | 'borrowed') => ({ protocol: 'Compound v3', role, contracts: [contract] })
  world.tokens[key] = [
    sampleToken({
      ...{ address: `${lent}@${contract}.supplied`, symbol: 'LENT', usdPrice: 7, usdValue: 7 },
      inside: inside('supplied'),
    }),
    sampleToken({
      ...{ address: `${owed}@${contract}.borrowed`, symbol: 'OWED', usdPrice: null, usdValue: null },
      ...{ kind: 'debt', debtUsd: 5, inside: inside('borrowed') },
    }),
  ]
  world.prices[`1:${lent}`] = [{ slot: today - 1, usd: 6 }]
  world.prices[`1:${owed}`] = [{ slot: today - 1, usd: 5 }]
  const told = await read(lent, { range: '1w' })
  expect(told).toMatchObject({ standing: 'priced', symbol: 'LENT', asset: lent })
  expect(told.points.slice(-2).map(({ usd }) => usd)).toEqual([6, 7])
  // What is owed there is the token itself, which has a price, and no token that stands for a debt.
  const other = await read(owed, { range: '1w' })
  expect(other).toMatchObject({ standing: 'priced', symbol: 'OWED' })
  expect(other.points.at(-2)?.usd).toBe(5)
})

test('a token that was moved and is gone has its page too, without a price that nobody knows', async () => {
  const { api, read } = await enter()
  await api(history.getHistory, { querystring: {} })
  const found = await read(sold.slice(2))
  expect(found).toMatchObject({ symbol: 'SOLD', decimals: 18 })
  expect(found.points.filter(({ usd }) => usd !== null)).toEqual([])
})

test('what is hidden, owed or not believed says so and tells no price', async () => {
  const { api, read, world } = await enter()
  const standing = async () => {
    const found = await read()
    return [found.standing, found.points.length]
  }
  await api(spamRules.setSpamVerdict, { body: { chainId: 1, asset: token.address, verdict: 'hide' } })
  expect(await standing()).toEqual(['hidden', 0])
  await api(spamRules.setSpamVerdict, { body: { chainId: 1, asset: token.address, verdict: 'show' } })
  expect(await standing()).toEqual(['priced', 8])
  world.tokens[key] = [
    { ...token, usdPrice: null, usdValue: null, claimedUsdPrice: 7, priceTrust: 'untrusted' },
  ]
  expect(await standing()).toEqual(['untrusted', 0])
  world.parts[asset] = { kind: 'debt', underlying: '1:native', underlyingSymbol: 'ETH', pool: 'Aave v3' }
  expect(await standing()).toEqual(['debt', 0])
})

test('tokens that the person has nothing to do with are not looked up for them', async () => {
  const { read, browser, world } = await enter()
  await expect(read(`0x${'9'.repeat(40)}`)).rejects.toMatchObject({ code: 'TOKEN_NOT_HELD' })
  await expect(read(token.address, {}, '10')).rejects.toMatchObject({ code: 'TOKEN_NOT_HELD' })
  const stranger = browser()
  const ask = () =>
    stranger.api(prices.getPrices, {
      params: { chainId: '1', address: token.address },
      querystring: {},
    } as never)
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  await stranger.enter('mallory')
  await expect(ask()).rejects.toMatchObject({ code: 'TOKEN_NOT_HELD' })
  expect(world.asked.filter(({ question }) => question.startsWith('prices'))).toEqual([])
})

test('what is no token is refused with a sentence', async () => {
  const { read } = await enter()
  const wrong = [
    [token.address, {}, '0'],
    [token.address, {}, '1x'],
    [token.address, {}, '9999999999'],
    ['0x12', {}, '1'],
    ['native;', {}, '1'],
    [token.address, { range: '2y' as never }, '1'],
  ] as const
  for (const [address, querystring, chainId] of wrong) {
    await expect(read(address, querystring, chainId), address).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  }
})
