import { type AssetId, DAY_MS, HOUR_MS, history, movements, type Token, users } from '@pkg/api-contract'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { coin, key, NOON, ONE, today, wallet } from '../one-wallet.test-kit.ts'

const owed: AssetId = `1:0x${'d'.repeat(40)}`
const addressOf = (asset: AssetId) => asset.slice(2)

/** Had 100 of a coin at 2 dollars, borrowed 40 three days ago, and owes 41 now. */
async function enter() {
  const held = sampleToken({
    ...{ address: addressOf(coin), symbol: 'COIN', balance: String(140n * ONE), decimals: 18 },
    ...{ usdPrice: 2, usdValue: 280, priceTrust: 'agreed' },
  })
  const debt: Token = sampleToken({
    ...{ address: addressOf(owed), symbol: 'variableDebtCOIN', balance: String(41n * ONE), decimals: 18 },
    ...{ kind: 'debt', usdPrice: null, usdValue: null, debtUsd: 82 },
    part: {
      ...{ kind: 'debt', protocol: 'Aave v3', usdPrice: 2 },
      underlying: { chainId: 1, address: addressOf(coin), symbol: 'COIN' },
    },
  })
  const chain = createFakeChain({ tokens: { [key]: [held, debt] } })
  chain.world.parts[owed] = {
    ...{ kind: 'debt', underlying: coin, underlyingSymbol: 'COIN', pool: 'Aave v3' },
  }
  const arrival = (asset: AssetId, hash: string, log: number, back: number, amount: bigint) => ({
    ...{ id: `${hash}:log:${log}`, asset, block: 100 - back, at: (today - back) * DAY_MS + 1_000 },
    ...{ kind: 'transfer' as const, amount: amount * ONE, counterparty: `0x${'2'.repeat(40)}` },
  })
  chain.world.ledgers[key] = {
    movements: [
      arrival(coin, '0x1', 1, 20, 100n),
      arrival(coin, '0x2', 1, 3, 40n),
      arrival(owed, '0x2', 2, 3, 40n),
    ],
    assets: [coin, owed].map((asset) => ({
      ...{ asset, symbol: asset === coin ? 'COIN' : 'variableDebtCOIN', name: null, decimals: 18 },
      flagged: 'no' as const,
    })),
    present: {
      ...{ block: 200, at: NOON },
      balances: new Map([
        [coin, 140n * ONE],
        [owed, 41n * ONE],
      ]),
    },
    measured: [3, 2, 1].map((back) => ({
      ...{ block: 101 - back, at: (today - back + 1) * DAY_MS - 1, balances: new Map([[owed, 40n * ONE]]) },
    })),
  }
  const closes = Array.from({ length: 60 }, (_, back) => ({ slot: today - back, usd: 2 }))
  chain.world.prices[coin] = closes
  chain.world.prices[owed] = closes
  const { browser, database } = await buildTestApp({ chain, clock: { time: NOON } })
  const { api, enter: signIn } = browser()
  await signIn('ada')
  await api(users.addAddress, { body: { address: wallet } })
  return { api, database }
}

test('what is borrowed is received and owed, in changes, sums and files, and what the debt grew by is interest', async () => {
  const { api } = await enter()
  const { points, findings } = await api(history.getHistory, { querystring: { range: '1w' } })
  // 100 at 2 dollars before; 140 less 40 afterwards; 140 less 41 now.
  expect(points.map(({ value }) => value)).toEqual([...Array(7).fill(200), 198])
  expect(findings).toEqual([])
  expect(points.map(({ provenance }) => provenance)).not.toContain('partial')
  const change = await api(history.getChange, { querystring: { from: '2026-01-05', to: '2026-01-10' } })
  expect(change).toMatchObject({ difference: -2, netFlows: 0, gain: -2 })
  expect(change.timeWeightedReturn).toBeCloseTo(198 / 200 - 1, 12)
  const parts = Object.fromEntries(change.parts.map(({ kind, value }) => [kind, value]))
  expect(parts).toMatchObject({
    ...{ price: 0, received: 80, borrowed: -80, repaid: 0, sent: 0, interest: -2, unexplained: 0 },
  })
  const { holdings } = await api(history.listGains, { querystring: { range: '1w' } })
  expect(holdings.find(({ asset }) => asset === addressOf(owed))).toMatchObject({
    ...{ startValue: 0, endValue: -82, netTransfers: -80, gain: -2 },
  })
  const held = await api(history.getHoldingsAt, { querystring: { date: '2026-01-08' } })
  expect(
    held.holdings.map(({ asset, kind, usdPrice, usdValue }) => [asset, kind, usdPrice, usdValue]),
  ).toEqual([
    [addressOf(coin), undefined, 2, 280],
    [addressOf(owed), 'debt', 2, -80],
  ])
  const sums = await api(movements.sumMovements, { querystring: { from: '2026-01-05' } })
  expect(sums).toMatchObject({ value: 0, unvalued: 0 })
  expect(Object.fromEntries(sums.sums.map(({ ofDebt, value }) => [ofDebt, value]))).toEqual({
    ...{ false: 80, true: -80 },
  })
  const { csv } = await api(movements.exportMovements, { querystring: { from: '2026-01-05' } })
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(Object.fromEntries(rows.map(({ symbol, direction }) => [symbol, direction]))).toEqual({
    COIN: 'received',
    variableDebtCOIN: 'borrowed',
  })
})

test('a record of before debts were taken off has the debt that the movements tell', async () => {
  const { api, database } = await enter()
  const rows = [
    {
      ...{ asset: coin, symbol: 'COIN', name: null, decimals: 18, spam: false },
      ...{ balance: String(140n * ONE), usdPrice: 2 },
    },
  ]
  const at = (today - 2) * DAY_MS + 5 * HOUR_MS
  await database.snapshots.add({ chainId: 1, address: key }, { at, source: 'fake', rows })
  const { points, observations } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(points.map(({ value }) => value)).toEqual([...Array(7).fill(200), 198])
  expect(observations.map(({ value }) => value)).toEqual([200])
})
