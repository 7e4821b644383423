import { type AssetId, history, portfolio, type Token, users } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 0, 10, 12)
const today = Math.floor(NOON / DAY)
const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = wallet.toLowerCase()
const ONE = 10n ** 18n

const honest = sampleToken()
const quarry = sampleToken({
  ...{ address: `0x${'5'.repeat(40)}`, symbol: 'QUARRY', name: 'Quarry', verified: null },
  ...{ usdPrice: null, usdValue: null, claimedUsdPrice: 412, priceSources: ['DefiLlama'] },
  ...{ priceTrust: 'untrusted', priceDoubt: { id: 'unproven', message: 'Only DefiLlama tells a price.' } },
})
const debt = sampleToken({
  ...{ address: `0x${'d'.repeat(40)}`, symbol: 'variableDebtEthUSDC', kind: 'debt', debtUsd: 700 },
  ...{ usdPrice: null, usdValue: null },
})
const idOf = ({ address }: Token): AssetId => `1:${address}`
const arrival = (token: Token, fields: Partial<AssetMovement> = {}): AssetMovement => ({
  ...{ id: `0x${token.address.slice(2, 6)}:log:1`, asset: idOf(token), block: 1, at: (today - 30) * DAY },
  ...{ kind: 'transfer', amount: 10n * ONE, counterparty: `0x${'2'.repeat(40)}` },
  ...fields,
})

async function enter(tokens: Token[], more: AssetMovement[] = []) {
  const chain = createFakeChain({ tokens: { [key]: tokens } })
  const all = [honest, quarry, debt]
  chain.world.debts[idOf(debt)] = { underlying: '1:native', pool: 'Aave' }
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
  }
  const closes = Array.from({ length: 60 }, (_, back) => today - back)
  for (const [token, usd] of [
    [honest, 2.5],
    [quarry, 412],
    [debt, 70],
  ] as const) {
    chain.world.prices[idOf(token)] = closes.map((slot) => ({ slot, usd }))
  }
  const { browser } = await buildTestApp({ chain, clock: { time: NOON } })
  const person = browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: { address: wallet } })
  return person.api
}

const values = (points: readonly { value: number }[]) => [...new Set(points.map(({ value }) => value))]

test('a price that is not trusted and a debt count neither now nor at any time, nor as a gain', async () => {
  const api = await enter([honest, quarry, debt])
  const line = await api(history.getHistory, { querystring: { range: '1m' } })
  expect(values(line.points.slice(1))).toEqual([25])
  expect(line.points.at(-1)).toMatchObject({ pricedHoldings: 1, unpricedHoldings: 1 })
  const { data } = await api(portfolio.getNetWorth, { params: { address: wallet } })
  expect(data).toMatchObject({ usd: 25, unpricedHoldings: 1, untrustedHoldings: 1, debts: 1, debtUsd: 700 })
  const change = await api(history.getChange, { querystring: { from: '2026-01-05', to: '2026-01-10' } })
  expect(change.assets.map(({ asset }) => asset)).not.toContain(debt.address)
  expect(change.difference).toBe(0)
  const { holdings } = await api(history.listGains, { querystring: {} })
  expect(holdings.find(({ asset }) => asset === quarry.address)).toMatchObject({ endValue: null, gain: null })
  expect(holdings.map(({ asset }) => asset)).not.toContain(debt.address)
}, 30_000)

test('a debt that was paid back was none of the wealth before', async () => {
  const api = await enter(
    [honest],
    [arrival(debt, { id: '0xff:log:2', at: (today - 2) * DAY, amount: -10n * ONE })],
  )
  const { points, findings } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(values(points)).toEqual([25])
  expect(findings.map(({ asset }) => asset)).not.toContain(debt.address)
}, 30_000)

test('what the wallet got in a transaction of its own counts at the price of one source, now and then', async () => {
  const gas = arrival(quarry, { id: '0x5555:gas', asset: '1:native', kind: 'gas', amount: -1n })
  const api = await enter([honest, quarry], [gas])
  const { points } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(values(points)).toEqual([4145])
  const { data } = await api(portfolio.listTokens, { params: { address: wallet } })
  expect(data.find(({ address }) => address === quarry.address)).toMatchObject({
    ...{ usdPrice: 412, usdValue: 4120, priceTrust: 'single', claimedUsdPrice: null },
  })
}, 30_000)
