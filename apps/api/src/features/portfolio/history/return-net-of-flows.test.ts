import {
  type AssetId,
  DAY_MS,
  HOUR_MS,
  history,
  type MarketCoin,
  type RouteOutput,
  users,
  wallets,
} from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { day, NOON, ONE, today } from '../one-wallet.test-kit.ts'

const first = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const second = '0x1111111111111111111111111111111111111111'
const stranger = '0x2222222222222222222222222222222222222222'
const ether: AssetId = '1:native'
const wrappedBitcoin: AssetId = '1:0x2260fac5e5542a773aa44fbcfedf7c193bc2c599'
const coinAt = (id: string, usd: number): MarketCoin => ({
  ...{ id, name: id, symbol: id, image: null, current_price: usd, price_change_percentage_24h: null },
  ...{ total_volume: null, ath: null, circulating_supply: null, sparkline_in_7d: { price: [] } },
})
/** The price of the end of each day, from today back: it falls by 4 to 5 % a day. */
const closes = [2_000, 2_100, 2_200, 2_300, 2_400, 2_500, 2_600, 2_700, 2_800]

const since = (back: number, address?: string) => ({
  querystring: { from: day(back), to: day(0), ...(address && { address }) },
})

interface Move {
  wallet: string
  back: number
  ether: number
  kind?: AssetMovement['kind']
  with?: string
  id?: string
}

/** Wallets whose ether moved as told. What is left of it is held now, at the last of the closes. */
async function enter(moves: readonly Move[], cut: { cutShortAt?: number } = {}) {
  const clock = { time: NOON }
  const chain = createFakeChain()
  const { world } = chain
  world.prices[ether] = closes.map((usd, back) => ({ slot: today - back, usd }))
  for (const address of [first, second]) {
    const own = moves.filter(({ wallet }) => wallet === address)
    const toUnits = (amount: number) => (BigInt(Math.round(amount * 1e6)) * ONE) / 1_000_000n
    const balance = own.reduce((sum, move) => sum + toUnits(move.ether), 0n)
    const [usdPrice = 0] = closes
    const held = sampleToken({
      ...{ address: 'native', symbol: 'ETH', balance: String(balance), usdPrice },
      usdValue: (Number(balance / 10n ** 12n) / 1e6) * usdPrice,
    })
    world.tokens[address.toLowerCase()] = balance === 0n ? [] : [held]
    world.ledgers[address.toLowerCase()] = {
      movements: own.map(({ back, ether: amount, kind = 'native', with: other = stranger, id }, index) => ({
        ...{ id: id ?? `0x${address.slice(2, 5)}${index}:tx`, asset: ether, block: 10_000 - back, kind },
        ...{ at: (today - back) * DAY_MS + HOUR_MS, amount: toUnits(amount) },
        counterparty: kind === 'gas' ? null : other.toLowerCase(),
      })),
      present: { block: 10_000, at: NOON, balances: new Map([[ether, balance]]) },
      ...cut,
    }
  }
  const { browser } = await buildTestApp({ chain, clock })
  const person = browser()
  await person.enter('ada')
  for (const address of [first, second]) await person.api(users.addAddress, { body: { address } })
  return { ...person, world }
}

type Change = RouteOutput<typeof history.getChange>
const partsOf = ({ parts }: Change) => Object.fromEntries(parts.map(({ kind, value }) => [kind, value]))

test('what arrives while prices fall is no profit: the return is that of the price', async () => {
  // 10 ether for a week, 100 more three days ago.
  const { api } = await enter([
    { wallet: first, back: 8, ether: 10 },
    { wallet: first, back: 3, ether: 100 },
  ])
  const change = await api(history.getChange, since(7))
  expect(change.difference).toBe(110 * 2_000 - 10 * 2_700)
  expect(change).toMatchObject({ netFlows: 100 * 2_300, exactNetFlows: '230000.000000' })
  // 10 × (2,300 − 2,700) + 110 × (2,000 − 2,300)
  expect(change).toMatchObject({ gain: -37_000, exactGain: '-37000.000000', returnUnknownBecause: null })
  expect(change.timeWeightedReturn).toBeCloseTo(2_000 / 2_700 - 1, 12)
  expect(change.from.value + change.netFlows + (change.gain ?? Number.NaN)).toBe(change.to.value)
})

test('what is sent away is no loss, and the gas for it is one', async () => {
  const { api } = await enter([
    { wallet: first, back: 8, ether: 11 },
    { wallet: first, back: 2, ether: -5, id: '0xa:tx' },
    { wallet: first, back: 2, ether: -1, kind: 'gas', id: '0xa:gas' },
  ])
  const change = await api(history.getChange, since(3))
  expect(change.netFlows).toBe(-5 * 2_200)
  expect(partsOf(change)).toMatchObject({ sent: -5 * 2_200, gas: -2_200, received: 0 })
  // 11 ether fell to 2,200 each; one of the eleven was burnt; then the last five fell to 2,000.
  const { timeWeightedReturn, gain } = change
  expect(timeWeightedReturn).toBeCloseTo((2_200 / 2_300) * (10 / 11) * (2_000 / 2_200) - 1, 12)
  expect(gain).toBe(5 * 2_000 - 11 * 2_300 + 5 * 2_200)
})

test('what moves between two of the chosen wallets is no flow, and is one for each of them alone', async () => {
  const { api } = await enter([
    { wallet: first, back: 8, ether: 10 },
    { wallet: second, back: 8, ether: 1 },
    { wallet: first, back: 4, ether: -6, with: second, id: '0xb:tx' },
    { wallet: second, back: 4, ether: 6, with: first, id: '0xb:tx' },
  ])
  const price = 2_000 / 2_700 - 1
  const both = await api(history.getChange, since(7))
  expect([both.netFlows, both.gain]).toEqual([0, 11 * (2_000 - 2_700)])
  expect(both.timeWeightedReturn).toBeCloseTo(price, 12)
  const [one, two] = await Promise.all(
    [first, second].map((address) => api(history.getChange, since(7, address))),
  )
  expect([one?.netFlows, two?.netFlows]).toEqual([-6 * 2_400, 6 * 2_400])
  expect(one?.timeWeightedReturn).toBeCloseTo(price, 12)
  expect(two?.timeWeightedReturn).toBeCloseTo(price, 12)

  const { wallets: rows } = await api(history.getHistory, { querystring: {} })
  expect(rows.map(({ address, netFlows, gain }) => [address, netFlows, gain])).toEqual([
    [first.toLowerCase(), '-14400.000000', `${6 * -300 + 4 * -700}.000000`],
    [second.toLowerCase(), '14400.000000', `${-700 + 6 * -400}.000000`],
  ])
})

test('a wallet that starts empty has the return from its first deposit on', async () => {
  const { api } = await enter([{ wallet: first, back: 3, ether: 2 }])
  const change = await api(history.getChange, since(7))
  expect(change).toMatchObject({ netFlows: 2 * 2_300, gain: 2 * (2_000 - 2_300) })
  expect(change.timeWeightedReturn).toBeCloseTo(2_000 / 2_300 - 1, 12)
})

test('a wallet that never held anything has no return, and says so', async () => {
  const { api } = await enter([])
  expect(await api(history.getChange, since(7))).toMatchObject({
    timeWeightedReturn: null,
    netFlows: 0,
    gain: 0,
    returnUnknownBecause: 'There was nothing that could have had a return.',
  })
})

test('where the list of movements is cut short nothing is guessed', async () => {
  const { api } = await enter([{ wallet: first, back: 2, ether: 10 }], { cutShortAt: (today - 4) * DAY_MS })
  const change = await api(history.getChange, since(7))
  expect(change).toMatchObject({ timeWeightedReturn: null, gain: null })
  expect(change.returnUnknownBecause).toMatch(/cut short/)
  expect((await api(history.getChange, since(2))).timeWeightedReturn).toBeCloseTo(2_000 / 2_200 - 1, 12)
})

test('a line that is drawn by rule has no return', async () => {
  const { api, world } = await enter([{ wallet: first, back: 8, ether: 10 }])
  for (const ledger of Object.values(world.ledgers)) Object.defineProperty(ledger, 'movements', { get: fail })
  const change = await api(history.getChange, since(7))
  expect(change).toMatchObject({ timeWeightedReturn: null, gain: null, from: { provenance: 'illustrative' } })
  expect(change.returnUnknownBecause).toMatch(/^Illustrative/)
})
function fail(): never {
  throw new Error('no answer')
}

test('the line, its stretches, the gains and the export tell the same', async () => {
  const { api } = await enter([
    { wallet: first, back: 8, ether: 10 },
    { wallet: first, back: 5, ether: 4 },
    { wallet: first, back: 1, ether: -2 },
  ])
  const { points } = await api(history.getHistory, { querystring: {} })
  const whole = await api(history.getChange, since(7))
  const steps = points.slice(1).map(({ sincePrevious }) => sincePrevious)
  expect(points[0]?.sincePrevious).toBeNull()
  const sum = (field: 'netFlows' | 'gain') => steps.reduce((total, step) => total + Number(step?.[field]), 0)
  expect([sum('netFlows'), sum('gain')]).toEqual([whole.netFlows, whole.gain])
  const linked = steps.reduce((total, step) => total * (1 + (step?.timeWeightedReturn ?? Number.NaN)), 1) - 1
  expect(linked).toBeCloseTo(whole.timeWeightedReturn ?? Number.NaN, 12)

  const { holdings } = await api(history.listGains, { querystring: {} })
  expect(holdings).toMatchObject([{ netTransfers: whole.netFlows, gain: whole.gain }])
  expect(holdings[0]?.timeWeightedReturn).toBeCloseTo(whole.timeWeightedReturn ?? Number.NaN, 12)

  const exported = await api(wallets.exportPortfolio, {})
  expect(exported.history.at(-1)?.sincePrevious).toEqual(points.at(-1)?.sincePrevious)
  const { csv } = await api(wallets.exportTableAsCsv, { params: { table: 'history' } })
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(rows.at(-2)).toMatchObject({
    netFlows: `${-2 * 2_100}.000000`,
    gain: `${14 * -100}.000000`,
    timeWeightedReturn: expect.stringMatching(/^-0\.04545/),
  })
  expect(rows[0]).toMatchObject({ netFlows: '', gain: '', timeWeightedReturn: '' })
})

test('the return by money stands beside that by time, with the flows that counted and what else the money could have done', async () => {
  const { api, world } = await enter([
    { wallet: first, back: 8, ether: 10 },
    { wallet: first, back: 3, ether: 100 },
  ])
  world.dayRates.INR = { [day(8)]: 80, [day(0)]: 88 }
  const measured = await api(history.getPerformance, {
    querystring: { from: day(7), to: day(0), fdRate: '8' },
  })
  const { moneyWeighted, timeWeightedReturn, flows, benchmarks } = measured
  expect(timeWeightedReturn).toBeCloseTo(2_000 / 2_700 - 1, 12)
  expect(flows).toEqual([{ date: day(3), amount: '230000.000000' }])
  expect(moneyWeighted.unknownBecause).toBeNull()
  // The rate at which 27,000 over 7 days and 230,000 over 3 are 220,000.
  const rate = moneyWeighted.perYear ?? Number.NaN
  const grown = (amount: number, days: number) => amount * (1 + rate) ** (days / 365)
  expect(grown(27_000, 7) + grown(230_000, 3)).toBeCloseTo(220_000, 3)
  expect(moneyWeighted.overRange).toBeCloseTo((1 + rate) ** (7 / 365) - 1, 12)
  const [ethers, bitcoins, deposit] = benchmarks
  // It ends at the price at which the wallets stand now, so that money that was ether all the time ends as they do.
  expect(ethers).toMatchObject({ id: 'eth', until: day(0) })
  expect(ethers?.return).toBeCloseTo(2_000 / 2_700 - 1, 9)
  expect(ethers?.endValue).toBeCloseTo(27_000 * (2_000 / 2_700) + 230_000 * (2_000 / 2_300), 6)
  expect(ethers?.endValue).toBeCloseTo(measured.to.value, 6)
  expect(bitcoins).toMatchObject({ id: 'btc', return: null, endValue: null })
  // Rupees fell by a tenth against the dollar meanwhile, and the deposit grew for seven days.
  expect(deposit?.return).toBeCloseTo((1.02 ** ((4 * 7) / 365) * 80) / 88 - 1, 9)
})

test('what got its first price on the way earned nothing by it: it counts as put in on that day', async () => {
  const { api, world } = await enter([{ wallet: first, back: 8, ether: 10 }])
  const late: AssetId = '1:0x1e00000000000000000000000000000000000000'
  // A hundred of it were there from the start, of which nobody had a price until two days ago.
  world.tokens[first.toLowerCase()]?.push(
    sampleToken({
      address: '0x1e00000000000000000000000000000000000000',
      symbol: 'LATE',
      balance: String(100n * ONE),
      usdPrice: 60,
      usdValue: 6_000,
    }),
  )
  const ledger = world.ledgers[first.toLowerCase()]
  ledger?.movements?.push({
    ...{
      id: '0xlate:log:0',
      asset: late,
      block: 9_992,
      kind: 'transfer',
      at: (today - 8) * DAY_MS + HOUR_MS,
    },
    ...{ amount: 100n * ONE, counterparty: stranger },
  })
  ledger?.present?.balances.set(late, 100n * ONE)
  world.prices[late] = [60, 55, 50].map((usd, back) => ({ slot: today - back, usd }))
  const { flows, newlyPriced, moneyWeighted, benchmarks, from, to } = await api(history.getPerformance, {
    querystring: { from: day(7), to: day(0) },
  })
  expect(flows).toEqual([])
  expect(newlyPriced).toEqual([{ date: day(2), amount: '5000.000000' }])
  expect([from.value, to.value]).toEqual([27_000, 26_000])
  // Ether fell from 2,700 to 2,000 and the token rose from 50 to 60: 27,000 over 7 days and 5,000 over 2 are 26,000.
  const rate = moneyWeighted.perYear ?? Number.NaN
  const grown = (amount: number, days: number) => amount * (1 + rate) ** (days / 365)
  expect(grown(27_000, 7) + grown(5_000, 2)).toBeCloseTo(26_000, 3)
  expect(benchmarks[0]?.endValue).toBeCloseTo(27_000 * (2_000 / 2_700) + 5_000 * (2_000 / 2_200), 6)
})

test('a coin that no wallet holds ends today at the price of the market list, and what came today is worth what it was', async () => {
  const { api, world } = await enter([
    { wallet: first, back: 8, ether: 10 },
    { wallet: first, back: 0, ether: 1 },
  ])
  world.prices[wrappedBitcoin] = Array.from({ length: 9 }, (_, back) => ({
    ...{ slot: today - 1 - back, usd: 50_000 + back },
  }))
  world.coins = [coinAt('bitcoin', 60_000), coinAt('ethereum', 1)]
  const querystring = { from: day(3), to: day(0) }
  const { benchmarks, from, flows } = await api(history.getPerformance, { querystring })
  expect(flows).toEqual([{ date: day(0), amount: '2000.000000' }])
  const [ethers, bitcoins] = benchmarks
  expect(ethers?.endValue).toBeCloseTo(10 * 2_000 + 2_000, 6)
  // The close of three days ago is 50,002; what came today is not yet worth more or less.
  expect(bitcoins).toMatchObject({ id: 'btc', until: day(0) })
  expect(bitcoins?.endValue).toBeCloseTo((from.value * 60_000) / 50_002 + 2_000, 6)

  // Where nobody tells the price of now, the last close is the end, and the answer names its day.
  world.coins = []
  const { benchmarks: closed } = await api(history.getPerformance, {
    querystring: { ...querystring, fdRate: '5' },
  })
  expect(closed[1]).toMatchObject({ id: 'btc', until: day(1) })
  expect(closed[1]?.return).toBeCloseTo(50_000 / 50_002 - 1, 9)
})

test('a coin of which no close after the first day is known, nor a price of now, is told as not known, and not as unchanged', async () => {
  const { api, world } = await enter([{ wallet: first, back: 8, ether: 10 }])
  world.prices[wrappedBitcoin] = [{ slot: today - 1, usd: 50_000 }]
  const { benchmarks } = await api(history.getPerformance, { querystring: { from: day(1), to: day(0) } })
  expect(benchmarks[1]).toMatchObject({ id: 'btc', return: null, endValue: null })
})

test('where nothing was there no rate is told, and why', async () => {
  const { api } = await enter([{ wallet: first, back: 8, ether: 10 }])
  const still = await api(history.getPerformance, { querystring: { from: day(7), to: day(6) } })
  expect(still.moneyWeighted.perYear).toBeCloseTo((2_600 / 2_700) ** 365 - 1, 9)
  const gone = await enter([
    { wallet: first, back: 6, ether: 1 },
    { wallet: first, back: 5, ether: -1 },
  ])
  const empty = await gone.api(history.getPerformance, { querystring: { from: day(3), to: day(1) } })
  expect(empty.moneyWeighted).toEqual({
    ...{ perYear: null, overRange: null, since: day(3), rates: [] },
    unknownBecause: 'No rate fits what came in, went out and is left.',
  })
})

test('a return can be measured over many years, from before anything was there, with a rate of each year that something came in', async () => {
  const { api, world } = await enter([
    { wallet: first, back: 1_200, ether: 2 },
    { wallet: first, back: 500, ether: 3 },
  ])
  // A thousand dollars at first, 2,000 for the last two years.
  world.prices[ether] = Array.from({ length: 1_300 }, (_, back) => ({
    ...{ slot: today - back, usd: back > 730 ? 1_000 : 2_000 },
  }))
  world.dayRates.INR = { [day(1_250)]: 65, [day(1_200)]: 70, [day(500)]: 80, [day(0)]: 90 }
  const querystring = { from: day(1_250), to: day(0), fdRate: '0' }
  const measured = await api(history.getPerformance, { querystring })
  expect(measured.flows).toEqual([
    { date: day(1_200), amount: '2000.000000' },
    { date: day(500), amount: '6000.000000' },
  ])
  // Two ether doubled; the three that came later stayed what they were.
  expect(measured.to.value).toBe(10_000)
  const rate = measured.moneyWeighted.perYear ?? Number.NaN
  const grown = (amount: number, days: number) => amount * (1 + rate) ** (days / 365)
  expect(grown(2_000, 1_200) + grown(6_000, 500)).toBeCloseTo(10_000, 3)
  // Nothing was there before the first came, so that those days are no part of its return.
  expect(measured.moneyWeighted).toMatchObject({ since: day(1_201) })
  expect(measured.moneyWeighted.overRange).toBeCloseTo((1 + rate) ** (1_201 / 365) - 1, 9)
  const [ethers, , deposit] = measured.benchmarks
  expect(ethers?.endValue).toBeCloseTo(10_000, 6)
  // Rupees that bear nothing: 2,000 dollars at 70, and 6,000 at 80, are worth less at 90.
  expect(deposit?.endValue).toBeCloseTo((2_000 * 70 + 6_000 * 80) / 90, 6)
  const tooFar = api(history.getPerformance, { querystring: { from: '2001-01-01', to: day(0) } })
  await expect(tooFar).rejects.toMatchObject({ status: 400, message: expect.stringContaining('ten years') })
})
