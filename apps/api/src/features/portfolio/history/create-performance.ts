import {
  type Benchmark,
  formatMicros,
  type history,
  type LinePoint,
  type PerformanceOfRange,
  parseMicros,
  type RouteOutput,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { performance } from '@pkg/cost-basis'
import { sumOf } from '../../../lib/sum-of.ts'
import { readCurrencyRates, toRateOn } from '../gains/currency-rates.ts'
import { formatDay, parseDay, toDay } from '../ledger/day.ts'
import type { PortfolioHistory } from './create-portfolio-history.ts'
import { type BenchmarkCoin, createPresentPrices } from './create-present-prices.ts'
import type { PriceBooks } from './create-price-books.ts'
import type { Selection } from './selection-view.ts'
import { toNewlyPriced } from './to-newly-priced.ts'
import { toValueChange } from './to-value-change.ts'
import type { Grid } from './wallet-view.ts'

/** What stands for a coin where its closing prices are looked up: bitcoin by the price of its wrapped form. */
const coins = [
  { id: 'eth', name: 'Ether', asset: '1:native', listed: 'ethereum' },
  {
    ...{ id: 'btc', name: 'Bitcoin', asset: '1:0x2260fac5e5542a773aa44fbcfedf7c193bc2c599' },
    listed: 'bitcoin',
  },
] as const satisfies readonly BenchmarkCoin[]

const QUARTERS = 4
const DAYS_A_YEAR = 365

/** Measures the wallets of a person between two days. */
export interface PerformanceReader {
  /** Null when no wallet is selected. */
  read(
    selection: Selection,
    grid: Grid,
    fdRate: number,
  ): Promise<RouteOutput<typeof history.getPerformance> | null>
}

export function createPerformance({
  portfolioHistory,
  priceBooks,
  chain,
  now,
}: {
  portfolioHistory: Pick<PortfolioHistory, 'view'>
  priceBooks: PriceBooks
  chain: Pick<ChainClient, 'readDayRates' | 'listTopCoins'>
  now: () => number
}): PerformanceReader {
  const readPresentPrices = createPresentPrices(chain)
  return {
    async read(selection, grid, fdRate) {
      const seen = await portfolioHistory.view(selection, grid)
      const change = toValueChange(seen)
      if (change === null) return null
      const { from, to, timeWeightedReturn, returnUnknownBecause, gain, freshness, chains, provisional } =
        change
      const flows = listFlows(seen.points)
      const newlyPriced = listNewlyPriced(seen.points)
      const putIn = sumByDay([...flows, ...newlyPriced])
      const closes = await priceBooks.read(
        coins.map(({ asset }) => asset),
        grid,
      )
      // The wallets end at the price of now where the last day is not over.
      const isOpen = parseDay(to.date) >= toDay(now())
      const presentOf = isOpen ? await readPresentPrices(coins, seen.whole) : () => null
      const years = new Set([from, to, ...putIn].map(({ date }) => Number(date.slice(0, 4))))
      const { rates } = await readCurrencyRates(chain, 'INR', [...years])
      const rupeesOn = toRateOn(rates)
      const money = { from, to, flows: putIn }
      const days = (date: string) => parseDay(to.date) - parseDay(date)
      const deposit = (date: string) => {
        const [then, end] = [rupeesOn(date), rupeesOn(to.date)]
        if (then === null || end === null) return null
        const grown = (1 + fdRate / 100 / QUARTERS) ** ((QUARTERS * days(date)) / DAYS_A_YEAR)
        return (grown * then.value) / end.value
      }
      return {
        ...{ from, to, timeWeightedReturn, returnUnknownBecause, flows, newlyPriced },
        moneyWeighted: weigh(money, gain === null ? (returnUnknownBecause ?? NOT_CERTAIN) : null),
        benchmarks: [
          ...coins.map((coin) => {
            const { id, name, asset } = coin
            const present = presentOf(coin)
            const closeOf = (date: string) =>
              present !== null && date === to.date
                ? { slot: parseDay(date), usd: present }
                : closes.book.find(asset, parseDay(date))
            const priceOn = (date: string) => closeOf(date)?.usd
            const last = closeOf(to.date)
            const until = last === undefined ? null : formatDay(last.slot)
            // A close of the first day says nothing of what came after it.
            const isKnown = last !== undefined && last.slot > parseDay(from.date)
            const factor = (date: string) => {
              const [then, end] = [priceOn(date), isKnown ? last.usd : undefined]
              return then === undefined || then === 0 || end === undefined ? null : end / then
            }
            return toBenchmark({ id, name, until }, money, factor)
          }),
          toBenchmark(
            { id: 'fd', name: `Fixed deposit in rupees at ${fdRate} % a year`, until: to.date },
            money,
            deposit,
          ),
        ],
        ...{ freshness, chains },
        provisional: provisional || closes.pending,
      }
    },
  }
}

const NOT_CERTAIN = 'What happened on the way is not known for certain.'

/** What crossed the border of the wallets on each day after the first. */
function listFlows(points: readonly LinePoint[]): PerformanceOfRange['flows'] {
  return points.flatMap(({ date, sincePrevious }) =>
    sincePrevious === null || parseMicros(sincePrevious.netFlows) === 0n
      ? []
      : [{ date, amount: sincePrevious.netFlows }],
  )
}

/** What was there before and got its first price, on each day after the first: no earnings, as nobody knows what it was worth. */
function listNewlyPriced(points: readonly LinePoint[]): PerformanceOfRange['newlyPriced'] {
  return points.flatMap((point, index) => {
    const worth = toNewlyPriced(point, points[index - 1]) ?? 0n
    return worth === 0n ? [] : [{ date: point.date, amount: formatMicros(worth) }]
  })
}

/** One amount for each day that has any, the earliest first. */
function sumByDay(amounts: PerformanceOfRange['flows']): PerformanceOfRange['flows'] {
  const days = Map.groupBy(amounts, ({ date }) => date)
  return [...days]
    .map(([date, own]) => ({ date, sum: sumOf(own, ({ amount }) => parseMicros(amount)) }))
    .filter(({ sum }) => sum !== 0n)
    .map(({ date, sum }) => ({ date, amount: formatMicros(sum) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

type Money = Pick<PerformanceOfRange, 'from' | 'to' | 'flows'>

function weigh({ from, to, flows }: Money, unknown: string | null): PerformanceOfRange['moneyWeighted'] {
  const none = { perYear: null, overRange: null, since: from.date, rates: [] }
  if (unknown !== null) return { ...none, unknownBecause: unknown }
  // A debt that is larger than what is held leaves less than nothing, of which no rate is one of growth.
  if (from.value < 0 || to.value < 0) return { ...none, unknownBecause: 'More was owed than was held.' }
  const [first] = flows
  // Before something came there was nothing that could earn.
  const since = from.value === 0 && first !== undefined ? formatDay(parseDay(first.date) - 1) : from.date
  const { mwr, mwrRates, mwrOverRange } = performance({
    valuations: [
      { date: since, value: from.exactValue },
      { date: to.date, value: to.exactValue },
    ],
    flows,
  })
  const unknownBecause =
    mwr !== null
      ? null
      : mwrRates.length === 0
        ? 'No rate fits what came in, went out and is left.'
        : 'Several rates fit: money went both ways in such an order that none of them is the one.'
  return { perYear: mwr, overRange: mwrOverRange, since, rates: mwrRates, unknownBecause }
}

/** What became of a dollar of each day by the last one, for the opening value and all that counts as put in. */
function toBenchmark(
  benchmark: Pick<Benchmark, 'id' | 'name' | 'until'>,
  { from, flows }: Money,
  factor: (date: string) => number | null,
): Benchmark {
  const whole = factor(from.date)
  let endValue: number | null = whole === null ? null : from.value * whole
  for (const { date, amount } of flows) {
    const own = factor(date)
    endValue = endValue === null || own === null ? null : endValue + Number(amount) * own
  }
  return { ...benchmark, return: whole === null ? null : whole - 1, endValue }
}
