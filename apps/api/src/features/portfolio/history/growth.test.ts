import { type AssetId, DAY_MS, history, type Token, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { coin, key, NOON, ONE, today, wallet } from '../one-wallet.test-kit.ts'

const lent: AssetId = `1:0x${'e'.repeat(40)}`
/** As the entry of Ethereum knows it. */
const staked: AssetId = '1:0xae7ab96520de3a18e5e111b5eaab095312d7fe84'
const plain: AssetId = `1:0x${'f'.repeat(40)}`
const other = `0x${'2'.repeat(40)}`
const endOfDay = (back: number) => (today - back + 1) * DAY_MS - 1

const held = (asset: AssetId, symbol: string, units: bigint, more: Partial<Token> = {}) =>
  sampleToken({
    ...{ address: asset.slice(2), symbol, balance: String(units), decimals: 18 },
    ...{ usdPrice: 2, usdValue: (Number(units) / 1e18) * 2, priceTrust: 'agreed' },
    ...more,
  })
const move = (asset: AssetId, back: number, amount: bigint) => ({
  ...{
    id: `0x${asset.slice(2, 8)}${back}:log:1`,
    asset,
    block: 10_000 - 10 * back,
    at: (today - back) * DAY_MS + 1_000,
  },
  ...{ kind: 'transfer' as const, amount, counterparty: other },
})

async function enter(
  measured: { back: number; balances: [AssetId, bigint][] }[],
  present: [AssetId, bigint][],
  /** When the latest block was made. */
  headAt = NOON,
) {
  const tokens = present.map(([asset, units]) =>
    held(asset, asset === lent ? 'aCOIN' : asset === staked ? 'stETH' : 'COIN', units, {
      ...(asset === lent && {
        part: {
          ...{ kind: 'supply', protocol: 'Aave v3', usdPrice: 2 },
          underlying: { chainId: 1, address: coin.slice(2), symbol: 'COIN' },
        },
      }),
    } as Partial<Token>),
  )
  const chain = createFakeChain({ tokens: { [key]: tokens } })
  chain.world.parts[lent] = { kind: 'supply', underlying: coin, underlyingSymbol: 'COIN', pool: 'Aave v3' }
  chain.world.ledgers[key] = {
    movements: [
      move(lent, 6, 1_000n * ONE),
      move(lent, 3, -200n * ONE),
      move(staked, 5, 10n * ONE),
      // More than came: it had grown by then.
      move(staked, 2, -(10n * ONE + 5n)),
      move(plain, 6, 7n * ONE),
    ],
    assets: [lent, staked, plain].map((asset) => ({
      ...{ asset, symbol: tokens.find(({ address }) => asset.endsWith(address))?.symbol ?? 'T', name: null },
      ...{ decimals: 18, flagged: 'no' as const },
    })),
    present: { block: 20_000, at: headAt, balances: new Map(present) },
    measured: measured.map(({ back, balances }) => ({
      ...{ block: 10_005 - 10 * back, at: endOfDay(back), balances: new Map(balances) },
    })),
  }
  const closes = Array.from({ length: 60 }, (_, back) => ({ slot: today - back, usd: 2 }))
  for (const asset of [lent, staked, plain]) chain.world.prices[asset] = closes
  const { browser } = await buildTestApp({ chain, clock: { time: NOON } })
  const { api, enter: signIn } = browser()
  await signIn('ada')
  await api(users.addAddress, { body: { address: wallet } })
  return api
}

test('what is lent and staked is told to the last unit for each day that was measured, and what it grew by is interest', async () => {
  const lentAt = [
    1_000n * ONE + 11n,
    1_000n * ONE + 23n,
    1_000n * ONE + 36n,
    800n * ONE + 50n,
    800n * ONE + 61n,
    800n * ONE + 68n,
  ]
  const api = await enter(
    lentAt.map((balance, index) => ({
      back: 6 - index,
      balances: [
        [lent, balance],
        // Came on the second of these days, and went on the fifth.
        ...(index === 0 ? [] : [[staked, index >= 4 ? 0n : 10n * ONE + BigInt(index)] as [AssetId, bigint]]),
      ],
    })),
    [
      [lent, 800n * ONE + 75n],
      [staked, 0n],
      [plain, 7n * ONE],
    ],
  )
  const { points, findings } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(findings).toEqual([])
  expect(points.map(({ provenance }) => provenance)).not.toContain('partial')
  const dates = points.map(({ date }) => date)
  const read = await Promise.all(
    [6, 5, 4, 3, 2, 1].map(async (back) => {
      const date = new Date((today - back) * DAY_MS).toISOString().slice(0, 10)
      expect(dates).toContain(date)
      const { holdings } = await api(history.getHoldingsAt, { querystring: { date } })
      const of = (id: AssetId) => holdings.find(({ asset }) => asset === id.slice(2))?.balance ?? '0'
      return [of(lent), of(staked)]
    }),
  )
  expect(read).toEqual(
    lentAt.map((balance, index) => [
      String(balance),
      String(index === 0 || index >= 4 ? 0n : 10n * ONE + BigInt(index)),
    ]),
  )
  const change = await api(history.getChange, { querystring: { from: '2026-01-03', to: '2026-01-10' } })
  const parts = Object.fromEntries(change.parts.map(({ kind, exactValue }) => [kind, exactValue]))
  expect(parts).toMatchObject({ unexplained: '0.000000', received: '2034.000000' })
})

test('without measures of the past it is told at the present, and never makes a balance of less than nothing', async () => {
  const grown = 3n * ONE
  const api = await enter(
    [],
    [
      [lent, 800n * ONE + grown],
      [staked, 0n],
      [plain, 8n * ONE],
    ],
  )
  const { points, findings } = await api(history.getHistory, { querystring: { range: '1w' } })
  // What does not grow by itself stays unexplained, named with asset and day.
  expect(findings).toMatchObject([
    { asset: plain.slice(2), kind: 'start', direction: 'in', amount: String(ONE), date: '2026-01-04' },
  ])
  // How much had grown by then nobody knows, and no point or gain says that it did.
  expect(points.map(({ provenance }) => provenance)).toEqual([
    ...['partial', 'partial', 'partial', 'partial', 'partial', 'partial', 'partial', 'observed'],
  ])
  expect(points[6]?.reason).toBe('The movements of a holding do not explain its balance.')
  // 1000 lent, then 800; 10 staked for three days; 8 of the other: at 2 dollars.
  expect(points.map(({ value }) => value)).toEqual([2, 2016, 2036, 2036, 1636, 1616, 1616, 1622])
  const change = await api(history.getChange, { querystring: { from: '2026-01-03', to: '2026-01-10' } })
  const parts = Object.fromEntries(change.parts.map(({ kind, value }) => [kind, value]))
  expect(parts).toMatchObject({ interest: 6, price: 0, traded: 0 })
})

test('a day of which no node had kept what grows is not known, and the days that were measured are', async () => {
  const now: [AssetId, bigint][] = [
    [lent, 800n * ONE + 9n],
    [staked, 0n],
    [plain, 7n * ONE],
  ]
  const api = await enter(
    [
      { back: 2, balances: [[lent, 800n * ONE + 3n]] },
      { back: 1, balances: [[lent, 800n * ONE + 7n]] },
    ],
    now,
  )
  const { points } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(points.map(({ provenance }) => provenance === 'partial')).toEqual(
    // Nothing was lent before.
    [false, true, true, true, true, false, false, false],
  )
  expect(points[4]?.reason).toContain('what grows by itself is not known')
  const { holdings } = await api(history.listGains, { querystring: { range: '1w' } })
  expect(holdings.find(({ asset }) => asset === plain.slice(2))).toMatchObject({ unknownBecause: null })
})

test('what grows by itself is known up to now where its chain has made no block since', async () => {
  const now: [AssetId, bigint][] = [
    [lent, 800n * ONE + 7n],
    [staked, 0n],
    [plain, 7n * ONE],
  ]
  const api = await enter([], now, endOfDay(2) - 5_000)
  const { points } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(points.map(({ provenance }) => provenance === 'partial')).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
