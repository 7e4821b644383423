import { openSandbox } from '@app/sandbox/testing'
import { DAY_MS, history, movements, portfolio, prices, users, wallets } from '@pkg/api-contract'
import fc from 'fast-check'
import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { takeSnapshots } from '../features/portfolio/history/take-snapshots.ts'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import type { Browser } from '../testing/create-browser.ts'
import { listTrackedWallets } from '../testing/list-tracked-wallets.ts'

const START = Date.UTC(2026, 3, 1, 9)
const DROPS = ['bait', 'quarry', 'debt', 'falseDebt'] as const
type Drop = (typeof DROPS)[number]

const sandbox = await openSandbox({ now: new Date(START) })

function setAway(upstreams: readonly string[]) {
  for (const upstream of upstreams) sandbox.setFault(upstream, { kind: 'drop' })
}

/** What a unit of USDC costs, by the sandbox's own word. */
async function readUsdcPrice(): Promise<number> {
  const id = `ethereum:${sandbox.demo.tokens.USDC}`
  const answer = await fetch(`${sandbox.env.DEFILLAMA_URL}/prices/current/${id}`)
  const { coins } = z
    .object({ coins: z.record(z.string(), z.object({ price: z.number() })) })
    .parse(await answer.json())
  return coins[id]?.price ?? Number.NaN
}

/** Everything that the API says of a person's only wallet, read anew. */
async function readAll({ api }: Browser, address: Address) {
  const anew = { refresh: true }
  const params = { address }
  const month = await api(history.getHistory, { querystring: { range: '1m' } }, anew)
  const [from = '', to = ''] = [month.points[0]?.date, month.points.at(-1)?.date]
  const csvOf = async (table: 'holdings' | 'debts') =>
    (await api(wallets.exportTableAsCsv, { params: { table } })).csv
  return {
    month,
    day: await api(history.getHistory, { querystring: { range: '1d' } }),
    change: await api(history.getChange, { querystring: { from, to } }),
    gains: await api(history.listGains, { querystring: { range: '1m' } }),
    held: await api(history.getHoldingsAt, { querystring: { date: to } }),
    tokens: (await api(portfolio.listTokens, { params }, anew)).data,
    worth: (await api(portfolio.getNetWorth, { params })).data,
    moved: (await api(movements.listMovements, { querystring: { hidden: 'show' } })).data,
    sums: await api(movements.sumMovements, { querystring: {} }),
    file: await api(wallets.exportPortfolio, {}),
    csv: { holdings: await csvOf('holdings'), debts: await csvOf('debts') },
    standingOf: async (asset: string) =>
      (await api(prices.getPrices, { params: { chainId: '1', address: asset }, querystring: {} })).standing,
  }
}
type Everything = Awaited<ReturnType<typeof readAll>>

/** The figures of money in it, without the rows of some assets: their rows may stand there, and add nothing. */
function toFigures(all: Everything, left: ReadonlySet<string>) {
  const { month, day, change, gains, held, tokens, worth, sums, file } = all
  const rest = <Row extends { asset: string }>(rows: readonly Row[]) =>
    rows.filter(({ asset }) => !left.has(asset))
  const toLine = ({ points, observations, wallets: rows }: typeof month) => ({
    points: points.map(({ at, exactValue, sincePrevious }) => ({ at, exactValue, sincePrevious })),
    observations,
    rows: rows.map(({ timeWeightedReturn, netFlows, gain }) => ({ timeWeightedReturn, netFlows, gain })),
  })
  const { from, to, ...changed } = change
  return {
    lines: [toLine(month), toLine(day)],
    change: {
      from: from.exactValue,
      to: to.exactValue,
      ...changed,
      freshness: null,
      returnUnknownBecause: null,
    },
    gains: { known: gains.knownGain, rows: rest(gains.holdings) },
    held: rest(held.holdings),
    tokens: rest(
      tokens.map(({ address: asset, balance, usdPrice, usdValue }) => ({
        ...{ asset, balance, usdPrice, usdValue },
      })),
    ),
    worth: worth.usd,
    sums: [sums.value, sums.exactValue],
    exported: {
      total: file.totalUsd,
      line: file.history.map(({ at, exactValue }) => ({ at, exactValue })),
      rows: rest(file.holdings).map(({ asset, balance, usdValue }) => ({ asset, balance, usdValue })),
    },
  }
}

/** What is told of the tokens that were sent: a debt as a debt once a pool was asked, and none of them with a value. */
async function expectNoWorth(all: Everything, { sent, address, perUsdc, isDebtKnown, isPriced }: Sent) {
  const { tokens, worth, moved, file, gains, held, change } = all
  const worthless = { usdPrice: null, usdValue: null }
  const told = { bait: 'hidden', quarry: 'untrusted', debt: isDebtKnown ? 'debt' : 'untrusted' }
  for (const drop of DROPS) {
    const isDebt = drop === 'debt' && isDebtKnown
    const of = <Row extends { asset: string }>(rows: readonly Row[]) =>
      rows.filter(({ asset }) => asset === address[drop])
    const token = tokens.find((row) => row.address === address[drop])
    expect(token).toMatchObject({
      ...{ kind: isDebt ? 'debt' : 'asset', balance: String(sent[drop]), ...worthless },
      ...(drop === 'bait' && { spam: 'yes' }),
      ...(isDebt && { spam: 'no' }),
    })
    expect(await all.standingOf(address[drop])).toBe({ ...told, falseDebt: 'untrusted' }[drop])
    expect(of(moved).length).toBeGreaterThan(0)
    for (const row of of(moved))
      expect(row).toMatchObject({ ...(!isDebt && { ...worthless, exactValue: null }), debt: isDebt })
    if (isDebt) {
      await expectOwed(all, { sent, address, perUsdc, isPriced })
      continue
    }
    for (const row of [...of(held.holdings), ...of(file.holdings)]) expect(row).toMatchObject(worthless)
    for (const row of of(gains.holdings)) expect(row).toMatchObject({ endValue: null, gain: null })
    expect(of(change.assets)).toEqual([])
  }
  expect(worth.debts).toBe(isDebtKnown ? 1 : undefined)
  expect(file.debts).toHaveLength(isDebtKnown ? 1 : 0)
}

/** What is owed is a debt in every list, and taken off where it has a price. */
async function expectOwed(all: Everything, { sent, address, perUsdc, isPriced }: Omit<Sent, 'isDebtKnown'>) {
  const { tokens, worth, file, csv, held } = all
  const token = tokens.find((row) => row.address === address.debt)
  const of = <Row extends { asset: string }>(rows: readonly Row[]) =>
    rows.filter(({ asset }) => asset === address.debt)
  expect(of(held.holdings)).toMatchObject([{ kind: 'debt', balance: String(sent.debt), hidden: false }])
  expect(of(file.holdings)).toEqual([])
  expect(csv.holdings).not.toContain(address.debt)
  expect(csv.debts).toContain(address.debt)
  expect(file.debts).toMatchObject([{ asset: address.debt, balance: String(sent.debt) }])
  expect(worth.debts).toBe(1)
  if (!isPriced) return
  const owed = (Number(sent.debt) / 1e6) * perUsdc
  for (const { debtUsd = null } of [...(token ? [token] : []), ...file.debts, worth]) {
    expect(Math.abs((debtUsd ?? 0) / owed - 1)).toBeLessThan(1e-4)
  }
  expect(worth.usd).toBeCloseTo((worth.assetsUsd ?? 0) - (worth.debtUsd ?? 0), 6)
  // The last point of the history is the same sum.
  expect(all.month.points.at(-1)?.value).toBeCloseTo(worth.usd, 1)
}

interface Sent {
  sent: Record<Drop, bigint>
  address: Record<Drop, string>
  /** What a unit of USDC costs. */
  perUsdc: number
  isDebtKnown: boolean
  /** Whether a price source answers. */
  isPriced: boolean
}

/** Two wallets that were sent the same by the same hand, each the only one of its person. */
async function openTwins(index: number) {
  const clock = { time: sandbox.now().getTime() }
  const { browser, chain, database } = await buildSandboxedApp(sandbox, clock)
  const { USDC = 'native', WETH = 'native' } = sandbox.demo.tokens
  const twins = ['1', '2'].map((digit) => getAddress(`0x${digit.repeat(38)}${index + 10}`))
  const people = await Promise.all(
    twins.map(async (address, which) => {
      await sandbox.chain.transfer({ token: 'native', to: address, value: 10n ** 18n })
      await sandbox.chain.transfer({ token: USDC, to: address, value: 750_000_000n })
      await sandbox.chain.transfer({ token: WETH, to: address, value: 5n * 10n ** 17n })
      const person = browser()
      await person.enter(which === 0 ? 'ada' : 'bob')
      await person.api(users.addAddress, { body: { address } })
      return { address, read: () => readAll(person, address) }
    }),
  )
  const [one, other] = people
  if (one === undefined || other === undefined) throw new Error('There are two')
  const record = () =>
    takeSnapshots({
      ...{ database, chain, now: () => clock.time, log: () => {} },
      listWallets: listTrackedWallets({ database, chain, now: () => clock.time }),
    })
  return { one, other, clock, record }
}

/** Sources that are away, at first and a day later. */
const worlds: { first: string[]; later: string[] }[] = [
  { first: [], later: [] },
  { first: [], later: ['moralis', 'blockscout'] },
  { first: ['moralis', 'blockscout'], later: ['coingecko'] },
  { first: ['moralis', 'rpc'], later: [] },
  { first: [], later: ['rpc', 'defillama'] },
  { first: ['defillama'], later: ['moralis', 'coingecko', 'defillama'] },
]
/** From a thousandth of a unit on, every order of magnitude as likely as another. */
const amountOf = (decimals: number, orders: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: decimals - 3, max: decimals + orders }))
    .map(([digits, zeros]) => BigInt(digits) * 10n ** BigInt(zeros) + 7n)
/** Up to more than there is money; a debt up to what a pool lends. */
const amounts = fc.record({
  ...{ bait: amountOf(18, 12), quarry: amountOf(18, 12), falseDebt: amountOf(18, 12) },
  debt: amountOf(6, 5),
})

test.for(worlds.map((world, index) => ({ ...world, index })))(
  'whatever strangers send to a wallet, its figures stay those of its twin, with $first away, then $later',
  async ({ first, later, index }) => {
    const { one, other, clock, record } = await openTwins(index)
    const sent = { bait: 0n, quarry: 0n, debt: 0n, falseDebt: 0n }
    const address = { bait: '', quarry: '', debt: '', falseDebt: '' }
    const drops = fc.sample(amounts, { seed: index, numRuns: 2 })
    let isDebtKnown = false
    for (const [turn, away] of [first, later].entries()) {
      clock.time += DAY_MS
      await sandbox.setClock(clock.time)
      sandbox.clearFaults()
      const perUsdc = await readUsdcPrice()
      for (const drop of DROPS) {
        const value = drops[turn]?.[drop] ?? 0n
        address[drop] = await sandbox.mint(drop, one.address, value)
        sent[drop] += value
        // Nobody owes without having borrowed: it is taken off, and so the twin owes the same.
        if (drop === 'debt') await sandbox.mint(drop, other.address, value)
      }
      setAway(away)
      isDebtKnown ||= !away.includes('rpc')
      // Blocks of one moment are seconds apart.
      clock.time += 60_000
      // A source that was away is tried by one reading before it serves several at once.
      await one.read()
      await record()
      const all = await one.read()
      const figures = toFigures(all, new Set(Object.values(address)))
      expect(figures).toEqual(toFigures(await other.read(), new Set([address.debt])))
      expect(all.worth.assetsUsd ?? figures.worth).toBeGreaterThan(0)
      const isPriced = !['defillama', 'coingecko'].every((source) => away.includes(source))
      await expectNoWorth(all, { sent, address, perUsdc, isDebtKnown, isPriced })
    }
  },
)
