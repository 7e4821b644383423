import {
  type AssetId,
  DAY_MS,
  HOUR_MS,
  history,
  movements,
  portfolio,
  prices,
  type Token,
  users,
  wallets,
} from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { day, key, NOON, ONE, today, wallet } from '../one-wallet.test-kit.ts'

const second = `0x${'c'.repeat(40)}`

const honest = sampleToken()
const quarry = sampleToken({
  ...{ address: `0x${'5'.repeat(40)}`, symbol: 'QUARRY', name: 'Quarry', verified: null },
  ...{ usdPrice: null, usdValue: null, claimedUsdPrice: 412, priceSources: ['DefiLlama'] },
  ...{ priceTrust: 'untrusted', priceDoubt: { id: 'unproven', message: 'Only DefiLlama tells a price.' } },
})
const debt = sampleToken({
  ...{ address: `0x${'d'.repeat(40)}`, symbol: 'variableDebtEthUSDC', kind: 'debt', debtUsd: 700 },
  ...{ usdPrice: null, usdValue: null },
  part: {
    ...{ kind: 'debt', protocol: 'Aave v3', usdPrice: 70 },
    underlying: { chainId: 1, address: 'native', symbol: 'ETH' },
  },
})
const idOf = ({ address }: Token): AssetId => `1:${address}`
const arrival = (token: Token, fields: Partial<AssetMovement> = {}): AssetMovement => ({
  ...{ id: `0x${token.address.slice(2, 6)}:log:1`, asset: idOf(token), block: 1, at: (today - 30) * DAY_MS },
  ...{ kind: 'transfer', amount: 10n * ONE, counterparty: `0x${'2'.repeat(40)}` },
  ...fields,
})

async function enter(
  tokens: Token[],
  more: AssetMovement[] = [],
  /** Other wallets that were sent these. */
  others: Record<string, Token[]> = {},
) {
  const chain = createFakeChain({ tokens: { [key]: tokens, ...others } })
  const isOwed = tokens.includes(debt) || more.some(({ asset }) => asset === idOf(debt))
  const all = [honest, quarry, ...(isOwed ? [debt] : [])]
  chain.world.parts[idOf(debt)] = {
    kind: 'debt',
    underlying: '1:native',
    underlyingSymbol: 'ETH',
    pool: 'Aave v3',
  }
  chain.world.ledgers[key] = {
    movements: [...all.map((token) => arrival(token)), ...more],
    assets: all.map((token) => ({
      asset: idOf(token),
      symbol: token.symbol,
      name: token.name,
      decimals: 18,
      flagged: 'no',
    })),
    present: { block: 9, at: NOON, balances: new Map(tokens.map((token) => [idOf(token), 10n * ONE])) },
    // What is owed was the same at the end of each day.
    measured: Array.from({ length: tokens.includes(debt) ? 30 : 0 }, (_, back) => ({
      ...{ block: 8, at: (today - back) * DAY_MS - 1, balances: new Map([[idOf(debt), 10n * ONE]]) },
    })),
  }
  for (const [owner, list] of Object.entries(others)) {
    chain.world.ledgers[owner] = {
      movements: list.map((token) => arrival(token, { id: `0x${token.address.slice(2, 6)}9:log:2` })),
      present: { block: 9, at: NOON, balances: new Map(list.map((token) => [idOf(token), 10n * ONE])) },
    }
  }
  const closes = Array.from({ length: 60 }, (_, back) => today - back)
  for (const [token, usd] of [
    [honest, 2.5],
    [quarry, 412],
    [debt, 70],
  ] as const) {
    chain.world.prices[idOf(token)] = closes.map((slot) => ({ slot, usd }))
  }
  const { browser, database } = await buildTestApp({ chain, clock: { time: NOON } })
  const person = browser()
  await person.enter('ada')
  for (const address of [wallet, ...Object.keys(others)]) {
    await person.api(users.addAddress, { body: { address } })
  }
  return Object.assign(person.api, { database })
}

const values = (points: readonly { value: number }[]) => [...new Set(points.map(({ value }) => value))]

test('a price that is not trusted counts at no time, and what is owed is taken off at every time', async () => {
  const api = await enter([honest, quarry, debt])
  const line = await api(history.getHistory, { querystring: { range: '1m' } })
  // Ten of 2.50 less ten of 70.
  expect(values(line.points.slice(1))).toEqual([-675])
  expect(line.points.at(-1)).toMatchObject({
    ...{ pricedHoldings: 2, unpricedHoldings: 1, untrustedHoldings: 1 },
    reason: 'Recorded on 1 Jan 2026, 00:00 UTC. One holding without a price that can be trusted is left out.',
  })
  const { data } = await api(portfolio.getNetWorth, { params: { address: wallet } })
  expect(data).toMatchObject({
    ...{ usd: -675, assetsUsd: 25, debts: 1, debtUsd: 700 },
    ...{ unpricedHoldings: 1, untrustedHoldings: 1 },
  })
  const change = await api(history.getChange, { querystring: { from: '2026-01-05', to: '2026-01-10' } })
  expect(change.assets.map(({ asset }) => asset)).not.toContain(debt.address)
  expect(change.difference).toBe(0)
  const { holdings } = await api(history.listGains, { querystring: {} })
  expect(holdings.find(({ asset }) => asset === quarry.address)).toMatchObject({ endValue: null, gain: null })
  expect(holdings.find(({ asset }) => asset === debt.address)).toMatchObject({
    ...{ startValue: -700, endValue: -700, gain: 0 },
  })
})

test('a debt that was paid back was taken off before', async () => {
  const api = await enter(
    [honest],
    [arrival(debt, { id: '0xff:log:2', at: (today - 2) * DAY_MS, amount: -10n * ONE })],
  )
  const { points, findings } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(points.map(({ value }) => value)).toEqual([...Array(5).fill(-675), 25, 25, 25])
  expect(findings.map(({ asset }) => asset)).not.toContain(debt.address)
})

test('a token that does not count, whose contract tells another balance than its events, makes nothing else uncertain', async () => {
  const api = await enter([honest, quarry])
  const rows = [honest, quarry].map((token) => ({
    ...{ asset: idOf(token), symbol: token.symbol, name: token.name, decimals: 18, spam: false },
    ...{ balance: String((token === quarry ? 4n : 10n) * ONE), usdPrice: null },
  }))
  const at = (today - 3) * DAY_MS + 5 * HOUR_MS
  await api.database.snapshots.add({ chainId: 1, address: key }, { at, source: 'fake', rows })
  const line = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(new Set(line.findings.map(({ asset }) => asset))).toEqual(new Set([quarry.address]))
  expect(line.points.map(({ provenance }) => provenance)).not.toContain('partial')
  expect(line.certainFrom).toBe(line.points[0]?.date)
  expect(line.wallets).toMatchObject([{ gain: '0.000000', timeWeightedReturn: 0 }])
  const change = await api(history.getChange, { querystring: { from: '2026-01-05', to: '2026-01-10' } })
  expect(change).toMatchObject({ gain: 0, timeWeightedReturn: 0, returnUnknownBecause: null })
  const { holdings } = await api(history.listGains, { querystring: {} })
  expect(holdings.find(({ asset }) => asset === honest.address)).toMatchObject({ gain: 0 })
  expect(holdings.find(({ asset }) => asset === quarry.address)).toMatchObject({ gain: null })
})

test('what the wallet got in a transaction of its own counts at the price of one source, now and then', async () => {
  const gas = arrival(quarry, { id: '0x5555:gas', asset: '1:native', kind: 'gas', amount: -1n })
  const api = await enter([honest, quarry], [gas])
  const { points } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(values(points)).toEqual([4145])
  const { data } = await api(portfolio.listTokens, { params: { address: wallet } })
  expect(data.find(({ address }) => address === quarry.address)).toMatchObject({
    ...{ usdPrice: 412, usdValue: 4120, priceTrust: 'single', claimedUsdPrice: null },
  })
})

test('a movement at a price that is not trusted has no value and says why; that of a debt is worth less than nothing', async () => {
  const api = await enter([honest, quarry, debt])
  const { data } = await api(movements.listMovements, { querystring: { hidden: 'show' } })
  const of = (token: Token) => data.find(({ asset }) => asset === token.address)
  expect(of(honest)).toMatchObject({ usdValue: 25, debt: false, unvaluedBecause: null })
  expect(of(quarry)).toMatchObject({
    ...{ usdPrice: null, usdValue: null, exactValue: null, valuedAt: null, debt: false },
    unvaluedBecause: { id: 'untrusted', message: 'Only DefiLlama tells a price.' },
  })
  expect(of(debt)).toMatchObject({
    ...{ usdPrice: 70, usdValue: 700, debt: true, hidden: false, unvaluedBecause: null },
  })
  const sums = await api(movements.sumMovements, { querystring: {} })
  expect(sums).toMatchObject({ count: 3, value: -675, unvalued: 1, untrusted: 1, debts: 0 })
  expect(sums.sums).toHaveLength(2)
  expect(sums.sums).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'token', direction: 'Received', ofDebt: false, count: 2, value: 25 }),
      expect.objectContaining({ kind: 'token', direction: 'Received', ofDebt: true, count: 1, value: -700 }),
    ]),
  )
  expect(sums.assets.filter((row) => row.debt).map(({ asset }) => asset)).toEqual([debt.address])
})

test('a holding of which no source has a price is told as that, not as one whose price is not trusted', async () => {
  const bare = sampleToken({
    ...{ address: `0x${'7'.repeat(40)}`, symbol: 'BARE', name: 'Bare', verified: null },
    ...{ usdPrice: null, usdValue: null, claimedUsdPrice: null, priceTrust: null, priceSources: [] },
  })
  const api = await enter([honest, bare], [arrival(bare)])
  const { points } = await api(history.getHistory, { querystring: { range: '1w' } })
  const last = points.at(-1)
  expect(last).toMatchObject({ pricedHoldings: 1, unpricedHoldings: 1 })
  expect(last).not.toHaveProperty('untrustedHoldings')
  expect(last?.reason).toContain('One holding without any known price is left out.')
  const { data } = await api(movements.listMovements, { querystring: { hidden: 'show' } })
  expect(data.find(({ asset }) => asset === bare.address)?.unvaluedBecause).toEqual({
    id: 'unpriced',
    message: 'No source has a price of it.',
  })
  // The one that is gone was never asked about.
  expect(data.find(({ asset }) => asset === quarry.address)?.unvaluedBecause?.id).toBe('untrusted')
  const found = await api(prices.getPrices, {
    params: { chainId: '1', address: bare.address } as never,
    querystring: {},
  })
  expect(found).toMatchObject({ standing: 'unpriced', points: [] })
})

test('a wallet that does not hold a token says nothing of its price', async () => {
  const bare = sampleToken({
    ...{ address: `0x${'7'.repeat(40)}`, symbol: 'BARE', name: 'Bare', verified: null },
    ...{ usdPrice: null, usdValue: null, claimedUsdPrice: null, priceTrust: null, priceSources: [] },
  })
  const api = await enter([honest, bare], [arrival(bare)], { [second]: [honest] })
  const { holdings } = await api(history.listGains, { querystring: {} })
  expect(holdings.find(({ asset }) => asset === bare.address)?.unknownBecause).toBe(
    'No source has a price of it.',
  )
})

test('what counts in one wallet gives no value in another that it was only sent to', async () => {
  const gas = arrival(quarry, { id: '0x5555:gas', asset: '1:native', kind: 'gas', amount: -1n })
  const api = await enter([honest, quarry], [gas], { [second]: [quarry] })
  const { data } = await api(movements.listMovements, { querystring: { asset: idOf(quarry) } })
  expect(new Map(data.map(({ wallet: owner, usdValue }) => [owner.toLowerCase(), usdValue]))).toEqual(
    new Map([
      [key, 4120],
      [second, null],
    ]),
  )
  const line = await api(history.getChange, {
    querystring: { from: day(31), to: day(0), address: second },
  })
  expect(line).toMatchObject({ difference: 0, netFlows: 0, gain: 0 })
  const both = await api(history.getChange, {
    querystring: { from: day(31), to: day(0) },
  })
  expect(both).toMatchObject({ difference: 4145, netFlows: 4145 })
})

test('a record without a price has the price of the days around it, and a record of a doubted price has none', async () => {
  const api = await enter([honest, quarry])
  const rows = [honest, quarry].map((token) => ({
    ...{ asset: idOf(token), symbol: token.symbol, name: token.name, decimals: 18, spam: false },
    ...{ balance: String(10n * ONE), usdPrice: token === honest ? null : 412 },
  }))
  for (const back of [3, 0]) {
    const at = (today - back) * DAY_MS + 5 * HOUR_MS
    await api.database.snapshots.add({ chainId: 1, address: key }, { at, source: 'fake', rows })
  }
  const { points, observations } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(values(points)).toEqual([25])
  expect(points.find(({ date }) => date === day(3))).toMatchObject({
    ...{ provenance: 'observed', pricedHoldings: 1, untrustedHoldings: 1 },
  })
  expect(values(observations)).toEqual([25])
})

test('an export lists what is owed apart from what is held', async () => {
  const api = await enter([honest, quarry, debt])
  const file = await api(wallets.exportPortfolio, {})
  expect(file.holdings.map(({ asset }) => asset).sort()).toEqual([honest.address, quarry.address].sort())
  expect(file.holdings.find(({ asset }) => asset === quarry.address)).toMatchObject({
    ...{ usdPrice: null, usdValue: null },
  })
  expect(file.debts).toMatchObject([
    { address: wallet, asset: debt.address, symbol: debt.symbol, balance: debt.balance, debtUsd: 700 },
  ])
  expect(file.totalUsd).toBe(-675)
  expect(file.transfers.find(({ asset }) => asset === debt.address)).toMatchObject({ usdValue: -700 })
  const csvOf = async (table: 'holdings' | 'debts') =>
    (await api(wallets.exportTableAsCsv, { params: { table } })).csv
  expect(await csvOf('holdings')).not.toContain(debt.address)
  const [head, row] = (await csvOf('debts')).trim().split('\n')
  expect(head).toContain('quantity,balance,decimals,debtUsd')
  expect(row).toContain(debt.address)
  expect(row).toContain(',700')
})
