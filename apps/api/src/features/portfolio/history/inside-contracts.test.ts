import { DAY_MS, HOUR_MS, history, portfolio, type Token, toPlacedAddress, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { coin, key, NOON, ONE, today, wallet } from '../one-wallet.test-kit.ts'

const contract = `0x${'e'.repeat(40)}`
const address = (role: 'supplied' | 'borrowed') => toPlacedAddress(coin.slice(2), { contract, role })

const inside = (role: 'supplied' | 'borrowed', units: bigint): Token =>
  sampleToken({
    ...{ address: address(role), symbol: 'COIN', balance: String(units * ONE), decimals: 18 },
    inside: { protocol: 'Compound v3', role, contracts: [contract] },
    ...(role === 'supplied'
      ? { usdPrice: 2, usdValue: 2 * Number(units), priceTrust: 'agreed' as const }
      : {
          ...{ kind: 'debt', usdPrice: null, usdValue: null, debtUsd: 2 * Number(units) },
          part: {
            ...{ kind: 'debt', protocol: 'Compound v3', usdPrice: 2 },
            underlying: { chainId: 1, address: coin.slice(2), symbol: 'COIN' },
          },
        }),
  })

/** Has 60 of a coin, gave 50 to a market three days ago and 10 yesterday, borrowed 20 yesterday and owes 21 now. */
async function enter({ isClosed = false } = {}) {
  const held = sampleToken({
    ...{ address: coin.slice(2), symbol: 'COIN', balance: String(60n * ONE), decimals: 18 },
    ...{ usdPrice: 2, usdValue: 120, priceTrust: 'agreed' },
  })
  const chain = createFakeChain({
    tokens: { [key]: isClosed ? [held] : [held, inside('supplied', 60n), inside('borrowed', 21n)] },
  })
  const { listTokens } = chain
  chain.listTokens = async (...given) => ({
    ...(await listTokens(...given)),
    updatedAt: new Date(NOON).toISOString(),
  })
  const move = (hash: string, back: number, amount: bigint, counterparty = contract) => ({
    ...{ id: `${hash}:log:1`, asset: coin, block: 100 - back, at: (today - back) * DAY_MS + HOUR_MS },
    ...{ kind: 'transfer' as const, amount: amount * ONE, counterparty },
  })
  chain.world.ledgers[key] = {
    movements: [
      move('0x1', 20, 100n, `0x${'2'.repeat(40)}`),
      move('0x2', 3, -50n),
      move('0x3', 1, -10n),
      move('0x4', 1, 20n),
    ],
    assets: [{ asset: coin, symbol: 'COIN', name: null, decimals: 18, flagged: 'no' }],
    present: { block: 200, at: NOON, balances: new Map([[coin, 60n * ONE]]) },
  }
  chain.world.prices[coin] = Array.from({ length: 60 }, (_, back) => ({ slot: today - back, usd: 2 }))
  const { browser, database } = await buildTestApp({ chain, clock: { time: NOON } })
  const { api, enter: signIn } = browser()
  await signIn('ada')
  await api(users.addAddress, { body: { address: wallet } })
  const record = (back: number, supplied: bigint, held: bigint) => {
    const common = { symbol: 'COIN', name: null, decimals: 18, spam: false, usdPrice: 2 }
    const rows = [
      { ...common, asset: coin, balance: String(held * ONE) },
      ...(supplied > 0n
        ? [
            {
              ...common,
              asset: `1:${address('supplied')}`,
              balance: String(supplied * ONE),
              contracts: [contract],
            },
          ]
        : []),
    ]
    const at = (today - back) * DAY_MS + 12 * HOUR_MS
    return database.snapshots.add({ chainId: 1, address: key }, { at, source: 'fake', rows, positions: true })
  }
  return { api, record }
}

const partsOf = (change: { parts: { kind: string; value: number }[] }) =>
  Object.fromEntries(change.parts.filter(({ value }) => value !== 0).map(({ kind, value }) => [kind, value]))

test('what is inside contracts is in header and history once, and giving it there is no loss', async () => {
  const { api, record } = await enter()
  await record(5, 0n, 100n)
  await record(2, 50n, 50n)
  const { data } = await api(portfolio.getNetWorth, { params: { address: wallet } })
  // 60 in the wallet and 60 inside, less 21 that are owed.
  expect(data).toMatchObject({ usd: 198, debtUsd: 42, assetsUsd: 240, debts: 1 })
  const { points, findings } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(points.map(({ value }) => value)).toEqual([...Array(7).fill(200), 198])
  expect(findings).toEqual([])
  const change = await api(history.getChange, { querystring: { from: '2026-01-04', to: '2026-01-10' } })
  expect(change).toMatchObject({ difference: -2, netFlows: 0, gain: -2 })
  expect(partsOf(change)).toMatchObject({ interest: -2, borrowed: -40 })
  const held = await api(history.getHoldingsAt, { querystring: { date: '2026-01-08' } })
  expect(held.holdings.map(({ asset, usdValue }) => [asset, usdValue])).toEqual([
    [coin.slice(2), 100],
    [address('supplied'), 100],
  ])
})

test('a position that is closed has the past that was recorded of it', async () => {
  const { api, record } = await enter({ isClosed: true })
  await record(2, 50n, 50n)
  const { points } = await api(history.getHistory, { querystring: { range: '1w' } })
  // 100 in the wallet, then 50; from the record on 50 inside besides, of which 10 more and 20 less moved on the day after, so
  // that 60 and 40 are left; of the 40 nothing is there now.
  expect(points.map(({ value }) => value)).toEqual([200, 200, 200, 200, 100, 200, 200, 120])
})

test('what was there before anybody looked makes no gain and no loss, and points of before say so', async () => {
  const { api } = await enter()
  const { points, certainFrom } = await api(history.getHistory, { querystring: { range: '1w' } })
  // Of before only what the wallet held: 100, then 50 and 60.
  expect(points.map(({ value }) => value)).toEqual([200, 200, 200, 200, 100, 100, 120, 198])
  expect(points.at(-2)?.reason).toContain('What is inside contracts without a token is counted since')
  expect(points.at(-1)?.reason).not.toContain('counted since')
  // What is left out of a point is missing in it.
  expect(points.map(({ provenance }) => provenance)).toEqual([...Array(7).fill('partial'), 'observed'])
  expect(certainFrom).toBe(points.at(-1)?.date)
  const change = await api(history.getChange, { querystring: { from: '2026-01-09', to: '2026-01-10' } })
  expect(change).toMatchObject({ difference: 78, netFlows: 0, gain: 0 })
  expect(partsOf(change)).toEqual({ newlyPriced: 78 })
})
