import {
  DAY_MS,
  HOUR_MS,
  history,
  portfolio,
  spamRules,
  type Token,
  toAssetId,
  users,
} from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { day, key, NOON, ONE, today, wallet } from '../one-wallet.test-kit.ts'

const kept = sampleToken({ address: `0x${'1'.repeat(40)}`, symbol: 'KEEP', usdPrice: 10, usdValue: 100 })
const other = sampleToken({ address: `0x${'2'.repeat(40)}`, symbol: 'AWAY', usdPrice: 50, usdValue: 500 })
const week = { querystring: {} }
const since = { querystring: { from: day(7), to: day(0) } }

/** Ten of each token since eight days ago; the first rises by a dollar a day, the second stands at 50. */
async function enter(tokens: readonly Token[] = [kept, other]) {
  const clock = { time: NOON }
  const chain = createFakeChain({
    tokens: { [key]: tokens.map((token) => ({ ...token, balance: String(10n * ONE) })) },
  })
  const { world } = chain
  const assets = tokens.map(toAssetId)
  world.ledgers[key] = {
    movements: assets.map((asset, index) => ({
      ...{ id: `0x${index}:log:0`, asset, block: today - 8, at: (today - 8) * DAY_MS + 1, kind: 'transfer' },
      ...{ amount: 10n * ONE, counterparty: `0x${'9'.repeat(40)}` },
    })),
    assets: assets.map((asset, index) => ({
      ...{ asset, symbol: tokens[index]?.symbol ?? null, name: null, decimals: 18, flagged: 'no' },
    })),
    present: { block: today, at: NOON, balances: new Map(assets.map((asset) => [asset, 10n * ONE])) },
  }
  const back = Array.from({ length: 20 }, (_, index) => index)
  world.prices[toAssetId(kept)] = back.map((index) => ({ slot: today - index, usd: 10 - index }))
  world.prices[toAssetId(other)] = back.map((index) => ({ slot: today - index, usd: 50 }))
  const { browser, database } = await buildTestApp({ chain, clock })
  const person = browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: { address: wallet } })
  const decide = (verdict: 'show' | 'hide' | null, token = other, { api } = person) =>
    api(spamRules.setSpamVerdict, { body: { chainId: 1, asset: token.address, verdict } })
  return { ...person, browser, database, chain, world, clock, decide }
}

test('hiding a token takes it from every point, part, gain, price and finding at once, and showing it brings all back', async () => {
  const { api, decide, world } = await enter()
  const before = await api(history.getHistory, week)
  expect(before.points.map(({ value }) => value)).toEqual([530, 540, 550, 560, 570, 580, 590, 600])
  const asked = world.asked.length
  await decide('hide')

  const after = await api(history.getHistory, week)
  expect(after.points.map(({ value }) => value)).toEqual([30, 40, 50, 60, 70, 80, 90, 100])
  const change = await api(history.getChange, since)
  const parts = Object.fromEntries(change.parts.map(({ kind, value }) => [kind, value]))
  expect(parts).toMatchObject({ price: 70, hidden: 0, unhidden: 0 })
  expect(change.assets.map(({ symbol }) => symbol)).toEqual(['KEEP'])
  expect(change.timeWeightedReturn).toBeCloseTo(100 / 30 - 1, 9)
  expect((await api(history.listGains, week)).holdings.map(({ symbol }) => symbol)).toEqual(['KEEP'])
  expect((await api(history.listSparklines, week)).sparklines.map(({ symbol }) => symbol)).toEqual(['KEEP'])
  expect((await api(portfolio.getNetWorth, { params: { address: wallet } })).data).toMatchObject({
    usd: 100,
    hiddenSpam: 1,
  })
  expect(await api(spamRules.listSpam, week)).toMatchObject({
    hiddenCount: 1,
    hiddenByPerson: 1,
    hiddenUsd: 500,
    effect: 'One token is hidden by you; the total would be $500.00 higher with it.',
  })
  // All from what is kept: nothing had to be refreshed.
  expect(world.asked.slice(asked).filter(({ refresh }) => refresh)).toEqual([])

  await decide('show')
  expect(await api(history.getHistory, week)).toEqual(before)
  await decide(null)
  expect(await api(history.getHistory, week)).toEqual(before)
})

test('a hidden token is listed among the holdings of a past day as hidden, and in no sum of it', async () => {
  const { api, decide } = await enter()
  await decide('hide')
  const { point, holdings } = await api(history.getHoldingsAt, { querystring: { date: day(3) } })
  expect(point.value).toBe(70)
  expect(holdings.map(({ symbol, hidden }) => [symbol, hidden])).toEqual([
    ['AWAY', true],
    ['KEEP', false],
  ])
})

test('a recording does not bring a hidden token back, nor one that has turned out to be spam since', async () => {
  const bait = sampleToken({ address: `0x${'3'.repeat(40)}`, symbol: 'BAIT', usdPrice: 5, usdValue: 50 })
  const { api, decide, database, world } = await enter([kept, other, bait])
  const row = (token: Token, usdPrice: number) => ({
    ...{ asset: toAssetId(token), symbol: token.symbol, name: token.name, decimals: 18 },
    ...{ balance: String(10n * ONE), usdPrice, spam: false },
  })
  const rows = [row(kept, 8), row(other, 50), row(bait, 40_000)]
  const at = (today - 2) * DAY_MS + 20 * HOUR_MS
  await database.snapshots.add({ chainId: 1, address: key }, { at, source: 'fake', rows })
  const recordedOf = async () => {
    const { points, observations } = await api(history.getHistory, week)
    return [points.at(-3)?.provenance, points.at(-3)?.value, ...observations.map(({ value }) => value)]
  }
  expect(await recordedOf()).toEqual(['observed', 400_580, 400_580])
  await decide('hide')
  expect(await recordedOf()).toEqual(['observed', 400_080, 400_080])

  world.tokens[key] = (world.tokens[key] ?? []).map((token) =>
    token.symbol === 'BAIT' ? { ...token, spam: 'yes' } : token,
  )
  expect(await recordedOf()).toEqual(['observed', 80, 80])
})

test('what one person hides stays in the past of another who tracks the same wallet', async () => {
  const { api, browser, decide } = await enter()
  const bob = browser()
  await bob.enter('bob')
  await bob.api(users.addAddress, { body: { address: wallet } })
  await decide('hide')
  const [ada, his] = await Promise.all([api(history.getHistory, week), bob.api(history.getHistory, week)])
  expect([ada.points[0]?.value, his.points[0]?.value]).toEqual([30, 530])
})

test('what looks like spam and is shown all the same has its past at its prices, for that person alone', async () => {
  const flagged = { ...other, spam: 'yes' as const }
  const { api, browser, decide } = await enter([kept, flagged])
  const bob = browser()
  await bob.enter('bob')
  await bob.api(users.addAddress, { body: { address: wallet } })
  expect((await api(history.getHistory, week)).points[0]?.value).toBe(30)
  await decide('show')
  const shown = await api(history.getHistory, week)
  expect(shown.points.map(({ value }) => value)).toEqual([530, 540, 550, 560, 570, 580, 590, 600])
  const change = await api(history.getChange, since)
  expect(change.parts.find(({ kind }) => kind === 'newlyPriced')?.value).toBe(0)
  expect((await bob.api(history.getHistory, week)).points[0]?.value).toBe(30)
})

test('what the movements of a hidden token do not explain makes no point unsure', async () => {
  const { api, decide, world } = await enter()
  world.ledgers[key]?.movements?.pop()
  const doubted = await api(history.getHistory, week)
  expect(doubted.findings).toHaveLength(1)
  expect(doubted.certainFrom).toBe(day(0))
  await decide('hide')
  const { findings, certainFrom, points } = await api(history.getHistory, week)
  expect([findings, certainFrom]).toEqual([[], day(7)])
  expect(new Set(points.slice(0, -1).map(({ provenance }) => provenance))).toEqual(new Set(['reconstructed']))
})

test('a line that is drawn by rule leads to what is shown', async () => {
  const { api, decide, chain } = await enter()
  chain.readLedger = async () => {
    throw new Error('no answer')
  }
  await decide('hide')
  const { points } = await api(history.getHistory, week)
  expect(points[0]?.provenance).toBe('illustrative')
  expect(points.at(-1)?.value).toBe(100)
  for (const { value } of points) expect(value).toBeLessThan(110)
})
