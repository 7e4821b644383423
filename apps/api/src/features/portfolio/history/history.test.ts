import {
  type AssetId,
  DAY_MS,
  formatMicros,
  HOUR_MS,
  history,
  MINUTE_MS,
  portfolio,
  shownHoldings,
  type Token,
  usdToMicros,
  users,
} from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { noTurns } from '@pkg/keep-fresh'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { createPortfolio } from '../create-portfolio.ts'
import { day, key, NOON, ONE, today, wallet } from '../one-wallet.test-kit.ts'

const token = sampleToken()
const asset: AssetId = `1:${token.address}`

const arrival = (day: number, amount: bigint, fields: Partial<AssetMovement> = {}): AssetMovement => ({
  id: `0x${day}:log:${amount}`,
  asset,
  block: day,
  at: day * DAY_MS + 1,
  kind: 'transfer',
  amount,
  counterparty: '0x2222222222222222222222222222222222222222',
  ...fields,
})

/** A wallet that received 4 tokens eight days ago and 6 three days ago; the price rises by a dollar a day. */
async function enter() {
  const clock = { time: NOON }
  const chain = createFakeChain({ tokens: { [key]: [token] } })
  const { world } = chain
  const listTokens = chain.listTokens.bind(chain)
  chain.listTokens = async (...given) => ({
    ...(await listTokens(...given)),
    updatedAt: new Date(clock.time).toISOString(),
  })
  world.ledgers[key] = {
    movements: [arrival(today - 8, 4n * ONE), arrival(today - 3, 6n * ONE)],
    assets: [{ asset, symbol: 'ONE', name: 'One', decimals: 18, flagged: 'no' }],
    present: { block: today, at: NOON, balances: new Map([[asset, 10n * ONE]]) },
  }
  world.prices[asset] = Array.from({ length: 400 }, (_, back) => ({ slot: today - back, usd: 500 - back }))
  const { browser, ...rest } = await buildTestApp({ chain, clock })
  const person = browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: { address: wallet } })
  return { ...person, ...rest, chain, world, clock, browser }
}

const week = { querystring: {} }

test('a week is eight points, from the movements and the closing price of each day', async () => {
  const { api } = await enter()
  const answer = await api(history.getHistory, week)

  expect(answer.points.map(({ date, value }) => [date, value])).toEqual([
    [day(7), 4 * 493],
    [day(6), 4 * 494],
    [day(5), 4 * 495],
    [day(4), 4 * 496],
    [day(3), 10 * 497],
    [day(2), 10 * 498],
    [day(1), 10 * 499],
    [day(0), 25],
  ])
  expect(answer).toMatchObject({ range: '1w', certainFrom: day(7), findings: [], refreshing: false })
  expect(answer.freshness.state).toBe('fresh')
})

test.for([
  ['1d', 25],
  ['1w', 8],
  ['1m', 31],
  ['3m', 91],
  ['1y', 366],
] as const)('the range %s has %i points', async ([range, points]) => {
  const { api } = await enter()
  expect((await api(history.getHistory, { querystring: { range } })).points).toHaveLength(points)
})

test('a single day is every hour of the last one and the present, at the price of the hour, carried where it has none', async () => {
  const { api, world } = await enter()
  const hour = NOON / HOUR_MS
  world.ledgers[key]?.movements?.push(
    arrival(today, -2n * ONE, { id: 'paid', at: NOON - 5 * HOUR_MS - 1, block: today + 1 }),
  )
  Object.assign(world.ledgers[key]?.present ?? {}, {
    block: today + 1,
    balances: new Map([[asset, 8n * ONE]]),
  })
  // The last two hours have no price yet, and one in between never gets one.
  world.hourlyPrices[asset] = Array.from({ length: 40 }, (_, back) => ({
    slot: hour - 3 - back,
    usd: 100 + back,
  })).filter(({ slot }) => slot !== hour - 10)
  const { points, observations } = await api(history.getHistory, { querystring: { range: '1d' } })

  expect(points).toHaveLength(25)
  expect(points.map(({ at }) => Date.parse(at))).toEqual([
    ...Array.from({ length: 24 }, (_, index) => NOON - (23 - index) * HOUR_MS - 1),
    NOON,
  ])
  const of = (back: number) => points.at(-1 - back)
  expect(of(3)).toMatchObject({ value: 8 * 100, provenance: 'reconstructed' })
  expect(of(6)).toMatchObject({ value: 8 * 103, provenance: 'reconstructed' })
  expect(of(7)).toMatchObject({ value: 10 * 104, provenance: 'reconstructed' })
  expect(of(10)).toMatchObject({ value: 10 * 108, provenance: 'carried' })
  expect(of(1)).toMatchObject({ value: 8 * 100, provenance: 'carried' })
  expect(of(1)?.reason).toContain('the hour has no price')
  expect(of(0)).toMatchObject({ value: 25, provenance: 'observed' })
  expect(observations).toEqual([])

  const between = { from: of(7)?.at ?? '', to: of(3)?.at ?? '' }
  const change = await api(history.getChange, { querystring: between })
  expect([change.from.value, change.to.value]).toEqual([10 * 104, 8 * 100])
  const parts = Object.fromEntries(change.parts.map(({ kind, value }) => [kind, value]))
  expect(parts).toMatchObject({ sent: -2 * 103, price: 8 * 100 - 10 * 104 + 2 * 103, received: 0 })
})

test('hours without any hourly price carry the close of the day before them', async () => {
  const { api } = await enter()
  const { points } = await api(history.getHistory, { querystring: { range: '1d' } })
  expect(points.at(-2)).toMatchObject({ value: 10 * 499, provenance: 'carried' })
})

test('hourly prices are asked for once for everyone, and an hour later only for the hour that is new', async () => {
  const { api, clock, world } = await enter()
  const hour = NOON / HOUR_MS
  world.hourlyPrices[asset] = Array.from({ length: 40 }, (_, back) => ({ slot: hour - back, usd: 100 }))
  const asked = () =>
    world.asked.flatMap(({ question }) =>
      /^hourly/.test(question) ? question.split(' ').slice(2).join(' ') : [],
    )
  for (let turn = 0; turn < 3; turn += 1) await api(history.getHistory, { querystring: { range: '1d' } })
  expect(asked()).toEqual([`${hour - 30} ${hour - 1}`])
  clock.time += HOUR_MS
  await api(history.getHistory, { querystring: { range: '1d' } })
  expect(asked().slice(1)).toEqual([`${hour} ${hour}`])
})

test('the last point is the sum of the rows shown, of any wallets and whatever fractions of a cent stand behind them', async () => {
  const { api, world } = await enter()
  const other = '0x1111111111111111111111111111111111111111'
  await api(users.addAddress, { body: { address: other } })
  const row = fc.record({
    usdValue: fc.oneof(
      fc.constantFrom(0.005, 0.015, 1.005, 1e-9),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
    ),
    spam: fc.constantFrom('no' as const, 'suspect' as const, 'yes' as const),
  })
  const holding = fc.array(row, { maxLength: 8 })
  const build = (rows: readonly Partial<Token>[]) =>
    rows.map((fields, index) => sampleToken({ ...fields, address: `0x${String(index).padStart(40, '0')}` }))
  await fc.assert(
    fc.asyncProperty(holding, holding, async (first, second) => {
      world.tokens[key] = build(first)
      world.tokens[other] = build(second)
      for (const addresses of [[wallet], [other], [wallet, other]]) {
        const querystring = { range: '1d' as const, address: addresses.join(',') }
        const { points } = await api(history.getHistory, { querystring })
        const answers = addresses.map((address) => api(portfolio.listTokens, { params: { address } }))
        const shown = (await Promise.all(answers)).flatMap(({ data }) => shownHoldings(data))
        const micros = shown.reduce((sum, { usdValue }) => sum + usdToMicros(usdValue ?? 0), 0n)
        expect(points.at(-1)?.exactValue).toBe(formatMicros(micros))
      }
    }),
    { numRuns: 20 },
  )
})

test('refreshing twice changes nothing', async () => {
  const { api } = await enter()
  const first = await api(history.getHistory, week)
  await api(history.getHistory, week, { refresh: true })
  expect((await api(history.getHistory, week, { refresh: true })).points).toEqual(first.points)
})

test('a thousand people who watch one wallet cause one reading of its movements and of its prices', async () => {
  const { app, chain, clock, database, world } = await enter()
  const now = () => clock.time
  const { history: service } = createPortfolio({ database, chain, turns: noTurns, now, logger: app.log })
  const selection = { wallets: [{ chainId: 1, address: key }], isHidden: () => false, refresh: false }
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => service.list(selection, '1w')))
  expect(new Set(answers.map(({ points }) => points[0]?.value))).toEqual(new Set([4 * 493]))
  const asked = world.asked.map(({ question }) => question.split(' ')[0])
  expect(asked.filter((question) => question === 'ledger')).toHaveLength(1)
  expect(asked.filter((question) => question === 'prices')).toHaveLength(1)
})

test('prices are asked for once for everyone, and a longer range asks only for the days before', async () => {
  const { api, world } = await enter()
  await api(history.getHistory, week)
  await api(history.getHistory, { querystring: { range: '1m' } })
  const asked = world.asked.filter(({ question }) => question.startsWith('prices'))
  expect(asked.map(({ question }) => question)).toEqual([
    `prices ${asset} ${today - 14} ${today - 1}`,
    `prices ${asset} ${today - 37} ${today - 15}`,
  ])
})

test('when the movements cannot be read, the line is illustrative and says so, and goes once they can', async () => {
  const { api, chain, clock } = await enter()
  const readLedger = chain.readLedger.bind(chain)
  chain.readLedger = async () => {
    throw new Error('no answer')
  }
  const drawn = await api(history.getHistory, week)
  expect(drawn.points.slice(0, -1).every(({ provenance }) => provenance === 'illustrative')).toBe(true)
  expect(drawn.points.at(-1)).toMatchObject({ value: 25, provenance: 'observed' })
  expect(drawn.certainFrom).toBe(day(0))
  expect((await api(history.getHistory, week)).points).toEqual(drawn.points)

  chain.readLedger = readLedger
  clock.time += 60_000
  expect((await api(history.getHistory, week)).points[0]?.provenance).toBe('reconstructed')
})

test('a wallet of which nothing was ever read is worth nothing that is known, now as before: not 0', async () => {
  const { api, chain } = await enter()
  chain.readLedger = chain.listTokens = async () => {
    throw new Error('no answer')
  }
  for (const range of ['1d', '1w'] as const) {
    const { points, certainFrom, freshness } = await api(history.getHistory, { querystring: { range } })
    expect(points.map(({ provenance }) => provenance)).toEqual(points.map(() => 'illustrative'))
    // The specification's line where the net worth is unknown, up to its end.
    for (const { value } of points) expect(value).toBeGreaterThan(9_000)
    expect(points.at(-1)?.reason).toMatch(/could not be read/)
    expect(certainFrom).toBeNull()
    expect(freshness.problem).toMatch(/could not be read/)
  }
  const { timeWeightedReturn, gain, to } = await api(history.getChange, {
    querystring: { from: day(7), to: day(0) },
  })
  expect({ timeWeightedReturn, gain, of: to.provenance }).toEqual({
    ...{ timeWeightedReturn: null, gain: null, of: 'illustrative' },
  })
})

test('old movements are served at once, and read anew behind', async () => {
  const { api, chain, clock, world } = await enter()
  await api(history.getHistory, week)
  clock.time += 16 * MINUTE_MS
  const waiting = Promise.withResolvers<void>()
  const readLedger = chain.readLedger.bind(chain)
  chain.readLedger = async (...given) => {
    await waiting.promise
    return readLedger(...given)
  }
  const stale = await api(history.getHistory, week)
  expect(stale.refreshing).toBe(true)
  expect(stale.points[0]?.value).toBe(4 * 493)
  waiting.resolve()
  await expect.poll(() => world.asked.filter(({ question }) => question.startsWith('ledger')).length).toBe(2)
})

test('a list that was cut short says from which day on it is certain', async () => {
  const { api, world } = await enter()
  Object.assign(world.ledgers[key] ?? {}, { cutShortAt: (today - 4) * DAY_MS + 5 })
  const { points, certainFrom } = await api(history.getHistory, week)
  expect(certainFrom).toBe(day(3))
  expect(points.map(({ provenance }) => provenance)).toEqual([
    ...['partial', 'partial', 'partial', 'partial'],
    ...['reconstructed', 'reconstructed', 'reconstructed', 'observed'],
  ])
})

test('the ledger check names the asset, the day and the unexplained amount', async () => {
  const { api, world } = await enter()
  world.ledgers[key]?.movements?.shift()
  const { findings } = await api(history.getHistory, week)
  expect(findings).toMatchObject([
    { kind: 'start', symbol: 'ONE', date: day(3), amount: String(4n * ONE), direction: 'in', address: key },
  ])
  expect(findings[0]?.message).toContain('4 ONE')
})

test('why it changed: transfers at the price of their day, the rest is the price, and it adds up', async () => {
  const { api } = await enter()
  const change = await api(history.getChange, { querystring: { from: day(5), to: day(1) } })
  expect(change.difference).toBe(10 * 499 - 4 * 495)
  const parts = Object.fromEntries(change.parts.map(({ kind, value }) => [kind, value]))
  expect(parts).toMatchObject({ received: 6 * 497, price: 4 * 2 + 10 * 2, sent: 0, unexplained: 0 })
})

test('a gain is what the price did, with what arrived left out of it', async () => {
  const { api } = await enter()
  const { holdings, knownGain } = await api(history.listGains, week)
  const [gain] = holdings
  expect(gain).toMatchObject({ symbol: 'ONE', startValue: 4 * 493, endValue: 25, netTransfers: 6 * 497 })
  expect(gain?.gain).toBeCloseTo(25 - 4 * 493 - 6 * 497, 6)
  expect(knownGain).toBe(gain?.gain)
})

test('a token without any price that no source lists now has no gain, and is not called unknown', async () => {
  const { api, world } = await enter()
  const bait: AssetId = '1:0x5a0db0c0000000000000000000000000000000a3'
  world.ledgers[key] = {
    movements: [...(world.ledgers[key]?.movements ?? []), arrival(today - 9, 25n, { asset: bait })],
    assets: [
      ...(world.ledgers[key]?.assets ?? []),
      { asset: bait, symbol: 'USDC', name: 'USD Coin', decimals: 6, flagged: 'no' },
    ],
    present: {
      block: today,
      at: NOON,
      balances: new Map([
        [asset, 10n * ONE],
        [bait, 25n],
      ]),
    },
  }
  const { holdings, unknownGains } = await api(history.listGains, week)
  expect(holdings.map(({ symbol }) => symbol)).toEqual(['ONE'])
  expect(unknownGains).toBe(0)
})

test('one wallet’s failure leaves the others alone, and is said', async () => {
  const { api, chain } = await enter()
  const other = '0x1111111111111111111111111111111111111111'
  await api(users.addAddress, { body: { address: other } })
  const { listTokens } = chain
  chain.listTokens = async (account, options) => {
    if (account.address === other) throw new Error('no answer')
    return listTokens(account, options)
  }
  const { points, freshness } = await api(history.getHistory, week)
  expect(points.at(-1)).toMatchObject({ value: 25, provenance: 'partial' })
  expect(freshness).toMatchObject({ state: 'stale', problem: expect.stringMatching(/could not be read/) })
})

test('an emptied wallet is empty today, and keeps its past', async () => {
  const { api, world } = await enter()
  world.tokens[key] = []
  world.ledgers[key] = {
    ...world.ledgers[key],
    movements: [
      arrival(today - 8, 4n * ONE),
      arrival(today - 1, -4n * ONE),
      { ...arrival(today - 1, -1n), id: `0x${today - 1}:gas`, asset: '1:native', kind: 'gas' },
    ],
    present: { block: today, at: NOON, balances: new Map() },
  }
  const { points } = await api(history.getHistory, week)
  expect(points.map(({ value }) => value)).toEqual([
    4 * 493,
    4 * 494,
    4 * 495,
    4 * 496,
    4 * 497,
    4 * 498,
    0,
    0,
  ])
})

test.for([
  '/api/portfolio/history?range=2w',
  '/api/portfolio/history?address=vitalik.eth',
  '/api/portfolio/history/change?from=2026-01-05&to=2026-01-04',
  '/api/portfolio/history/change?from=2026-01-05&to=2027-01-04',
  '/api/portfolio/history/change?from=1999-01-05&to=2026-01-04',
  '/api/portfolio/history/change?from=2026-02-30&to=2026-03-04',
  '/api/portfolio/history/change?from=2026-01-09T12:00:00.000Z&to=2026-01-10T13:00:00.000Z',
  '/api/portfolio/history/change?from=2026-01-05T12:00:00.000Z&to=2026-01-10T11:00:00.000Z',
  '/api/portfolio/history/holdings?date=yesterday',
])('%s is refused with a sentence', async (url) => {
  const { send } = await enter()
  const answer = await send({ method: 'GET', url })
  expect([answer.statusCode, answer.json().success]).toEqual([400, false])
})

test('another person’s wallet is not told about', async () => {
  const { browser } = await enter()
  const other = browser()
  await other.enter('bob')
  const querystring = { address: wallet }
  await expect(other.api(history.getHistory, { querystring })).rejects.toMatchObject({
    code: 'WALLET_NOT_TRACKED',
  })
  expect(await other.api(history.getHistory, week)).toMatchObject({ points: [], certainFrom: null })
})
