import {
  AppError,
  type AssetId,
  ETHEREUM,
  type GasPrices,
  type MarketCoin,
  type NewsItem,
  type Nft,
  type Position,
  type Sourced,
  type Token,
  type Transfer,
} from '@pkg/api-contract'
import type { Account, ChainClient, ClosingPrice, LedgerReading, PoolPart } from '@pkg/chain-client'
import { chains } from '@pkg/chains'

/** What the fake world holds, by lower-case address, on other chains than Ethereum by `8453:0x…`; tests write to it. */
export interface FakeWorld {
  tokens: Record<string, Token[]>
  transfers: Record<string, Transfer[]>
  nfts: Record<string, Nft[]>
  positions: Record<string, Position[]>
  ledgers: Record<string, Partial<LedgerReading>>
  /** Accounts that do not answer: those that a test breaks. */
  broken: Set<string>
  /** Closes of days. */
  prices: Record<AssetId, ClosingPrice[]>
  /** Closes of hours. */
  hourlyPrices: Record<AssetId, ClosingPrice[]>
  /** What is no debt is absent. */
  parts: Record<AssetId, PoolPart>
  names: Record<string, `0x${string}`>
  /** By lower-case address. */
  primaryNames: Record<string, string>
  coins: MarketCoin[]
  gas: { prices: GasPrices; etherUsd: number | null }
  news: NewsItem[]
  /** What one dollar buys. */
  rates: Record<string, number>
  /** What one dollar bought on past days: by currency, then by ISO day. */
  dayRates: Record<string, Record<string, number>>
  pictures: Record<string, { type: string; bytes: Uint8Array }>
  /** Every question, with whether it asked past the caches. */
  asked: { question: string; refresh: boolean }[]
}

/** A chain client over plain records, for tests of what lies above it. */
export function createFakeChain(
  given: Partial<FakeWorld> = {},
  read: readonly number[] = [ETHEREUM],
): ChainClient & { world: FakeWorld } {
  const world: FakeWorld = {
    tokens: {},
    transfers: {},
    nfts: {},
    positions: {},
    ledgers: {},
    broken: new Set(),
    prices: {},
    hourlyPrices: {},
    parts: {},
    names: {},
    primaryNames: {},
    coins: [],
    gas: { prices: { low: 1, average: 2, high: 3, baseFee: 0.9, nextBaseFee: 1 }, etherUsd: 2000 },
    news: [],
    rates: { USD: 1, INR: 80, EUR: 0.8 },
    dayRates: {},
    pictures: {},
    asked: [],
    ...given,
  }
  function answer<T>(question: string, data: T, refresh = false): Sourced<T> {
    world.asked.push({ question, refresh })
    return { data, source: 'fake', updatedAt: '2026-01-01T00:00:00.000Z', stale: false, problem: null }
  }
  function mustAnswer(account: Account) {
    if (world.broken.has(keyOf(account))) throw new AppError('SOURCE_UNAVAILABLE')
  }
  return {
    world,
    priceSources: { hour: ['fake hours'], day: ['fake days', 'fake closes'] },
    sources: { world: '', closingPrices: 'fake prices', names: 'fake names' },
    chains: chains.filter(({ id }) => read.includes(id)),
    holds: () => false,
    async listTokens(account, { refresh } = {}) {
      mustAnswer(account)
      return answer(`tokens ${keyOf(account)}`, world.tokens[keyOf(account)] ?? [], refresh)
    },
    async listPositions(account, { refresh } = {}) {
      mustAnswer(account)
      return answer(`positions ${keyOf(account)}`, world.positions[keyOf(account)] ?? [], refresh)
    },
    async findActivity(account) {
      world.asked.push({ question: `activity ${keyOf(account)}`, refresh: false })
      mustAnswer(account)
      const active = (world.tokens[keyOf(account)] ?? []).some(({ spam }) => spam === 'no')
      return { active, source: 'fake' }
    },
    async listTransfers(account, { refresh, limit }) {
      return answer(`transfers ${keyOf(account)} ${limit}`, world.transfers[keyOf(account)] ?? [], refresh)
    },
    async listNfts(account, { refresh, limit }) {
      return answer(`nfts ${keyOf(account)} ${limit}`, world.nfts[keyOf(account)] ?? [], refresh)
    },
    async listTopCoins({ refresh, limit }) {
      return answer(`coins ${limit}`, world.coins, refresh)
    },
    async getGas({ refresh } = {}) {
      return answer('gas', world.gas, refresh)
    },
    async listNews({ refresh } = {}) {
      return answer('news', world.news, refresh)
    },
    async getRates(base, { refresh } = {}) {
      const ofBase = world.rates[base]
      if (ofBase === undefined) throw new AppError('UNKNOWN_CURRENCY')
      const table = Object.entries(world.rates).map(([code, rate]) => [code, rate / ofBase])
      return answer(`rates ${base}`, Object.fromEntries(table), refresh)
    },
    async readDayRates(currency, year, { refresh } = {}) {
      const days = Object.entries(world.dayRates[currency] ?? {}).filter(([day]) =>
        day.startsWith(`${year}-`),
      )
      return answer(`day rates ${currency} ${year}`, Object.fromEntries(days), refresh)
    },
    async readLedger(account, { fromBlock }) {
      world.asked.push({ question: `ledger ${keyOf(account)} from ${fromBlock}`, refresh: false })
      const { movements = [], ...rest } = world.ledgers[keyOf(account)] ?? {}
      return {
        movements: movements.filter(({ block }) => block >= fromBlock),
        assets: [],
        cutShortAt: null,
        nftsCutShortAt: null,
        present: null,
        source: 'fake',
        ...rest,
      }
    },
    async readClosingPrices(assets, { step, from, to }) {
      const kind = step === 'day' ? 'prices' : 'hourlyPrices'
      world.asked.push({ question: `${kind} ${assets.join(' ')} ${from} ${to}`, refresh: false })
      const found = assets.flatMap((asset) => {
        const list = (world[kind][asset] ?? []).filter(({ slot }) => slot >= from && slot <= to)
        return list.length > 0 ? [[asset, list] as const] : []
      })
      return { prices: new Map(found), source: 'fake' }
    },
    async readHourPrices(wanted) {
      const pairs = [...wanted].map(([asset, hours]) => `${asset}@${hours.join(',')}`)
      world.asked.push({ question: `hours ${pairs.join(' ')}`, refresh: false })
      const found = [...wanted].flatMap(([asset, hours]) => {
        const list = (world.hourlyPrices[asset] ?? []).filter(({ slot }) => hours.includes(slot))
        return list.length > 0 ? [[asset, list] as const] : []
      })
      return { prices: new Map(found), source: 'fake' }
    },
    async findPoolParts(assets) {
      return new Map(assets.map((asset) => [asset, world.parts[asset] ?? null]))
    },
    async resolveName(name) {
      world.asked.push({ question: `name ${name}`, refresh: false })
      return world.names[name] ?? null
    },
    async findName(address) {
      world.asked.push({ question: `name of ${address}`, refresh: false })
      return world.primaryNames[address] ?? null
    },
    async getPicture(uri) {
      world.asked.push({ question: `picture ${uri}`, refresh: false })
      const picture = world.pictures[uri]
      if (picture === undefined) throw new AppError('SOURCE_UNAVAILABLE')
      return picture
    },
    streamModel: undefined,
    listProviders: () => [{ name: 'fake', state: 'unused', lastSuccess: null }],
    listProviderHealth: () => [
      {
        name: 'fake',
        state: 'unused',
        lastSuccess: null,
        calls: 0,
        faults: 0,
        cacheHits: 0,
        sent: 0,
        held: 0,
        budget: null,
      },
    ],
    async close() {},
  }
}

/** Under which an account stands in the records. */
const keyOf = ({ chainId, address }: Account) => (chainId === ETHEREUM ? address : `${chainId}:${address}`)
