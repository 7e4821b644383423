import { AppError, type AssetId, ETHEREUM, fromAssetId } from '@pkg/api-contract'
import { findChain } from '@pkg/chains'
import { createFlights, noTurns } from '@pkg/keep-fresh'
import { Agent } from 'undici'
import type { Account, ChainClient } from './chain-client.ts'
import type { ChainClientOptions } from './chain-client-options.ts'
import type { AskTimes, ClientContext } from './client-context.ts'
import { type AccountReader, createAccountReader } from './create-account-reader.ts'
import { createGasReader } from './gas/create-gas-reader.ts'
import type { PoolPartFinder } from './holdings/create-pool-part-finder.ts'
import { identifySources } from './identify-sources.ts'
import { createMarketReader } from './market/create-market-reader.ts'
import { createNewsReader } from './news/create-news-reader.ts'
import { type ChainProviders, openProviders } from './open-providers.ts'
import { createGetResource } from './outbound/create-get-resource.ts'
import { getPicture } from './outbound/get-picture.ts'
import { createGuardedAgent } from './outbound/guarded-connect.ts'
import { streamWithBreaker } from './policies/stream-with-breaker.ts'
import {
  type Candidate,
  type FallbackAnswer,
  type SourceCall,
  withFallback,
} from './policies/with-fallback.ts'
import type { Address } from './ports/wallet-data.ts'
import { providers } from './providers/index.ts'
import { createDayRatesReader } from './rates/create-day-rates-reader.ts'
import { createRatesReader } from './rates/create-rates-reader.ts'

const PRICE_HISTORY = { operation: 'price history', attemptMs: 60_000, budgetMs: 90_000 }
const NAMES = { operation: 'names', attemptMs: 5_000, budgetMs: 8_000 }

/** Names and gas are Ethereum's, whichever chains are read. */
const ethereum = findChain(ETHEREUM)

/** Builds everything that the product asks of the outside world on the providers that are configured. */
export function createChainClient({
  settings,
  chains = ethereum ? [ethereum] : [],
  answers,
  turns = noTurns,
  budgets = {},
  book,
  caller,
  now,
  log,
}: ChainClientOptions): ChainClient {
  const home = chains.find(({ id }) => id === ETHEREUM) ?? ethereum
  if (home === undefined) throw new RangeError('Ethereum has no entry.')
  const dispatcher = new Agent({ connect: { timeout: 4_000 } })
  const outside = createGuardedAgent()
  const getResource = createGetResource({ gateway: settings.IPFS_GATEWAY_URL, dispatcher, outside })
  const open = openProviders(providers, {
    settings,
    chains: chains.includes(home) ? chains : [...chains, home],
    ...{ answers, turns, now, log, dispatcher, outside, getResource, budgets },
    ...(book && { book }),
    ...(caller && { caller }),
  })
  const flights = createFlights({ name: 'answers', turns })
  const toContext = ({ select, countCacheHit }: ChainProviders): ClientContext => ({
    ...{ store: answers, flights, now, log, onCacheHit: countCacheHit, select, ask },
  })
  const context = toContext(open.on(home))
  const { select } = context
  const [model] = select('languageModel').filling('languageModel')
  const closingPrices = select('priceHistory')
  const hourPrices = select('hourPrices')
  const names = select('names')
  const readers = new Map(
    chains.map((chain) => [
      chain.id,
      createAccountReader(chain, { sharedBy: chains.length, context: toContext(open.on(chain)) }),
    ]),
  )

  /** Hands an account over to the reader of its chain. */
  async function on<T>(account: Account, read: (reader: AccountReader, wallet: Address) => Promise<T>) {
    const reader = readers.get(account.chainId)
    if (reader === undefined) {
      throw new AppError('SOURCE_UNAVAILABLE', { details: `chain ${account.chainId} is not read` })
    }
    return await read(reader, lower(account.address))
  }

  function ask<P, T>(
    candidates: readonly Candidate<P>[],
    times: AskTimes,
    signal: AbortSignal | undefined,
    call: SourceCall<P, T>,
  ): Promise<FallbackAnswer<T>> {
    return withFallback(candidates, call, {
      ...times,
      now,
      signal,
      onPassedOver: ({ provider, details = '' }) => log({ level: 'warn', provider, message: details }),
    })
  }

  /** Each asset is asked about on its own chain; those of chains that are not read are absent. */
  const findPoolParts: PoolPartFinder = async (assets, options) => {
    const byChain = Map.groupBy(assets, (asset) => fromAssetId(asset).chainId)
    const found = await Promise.all(
      [...byChain].map(([chainId, own]) => readers.get(chainId)?.findPoolParts(own, options)),
    )
    return new Map(found.flatMap((parts) => [...(parts ?? [])]))
  }

  /** What each asset is priced as: a token of a lending pool as the asset that it stands for, any other as itself. */
  async function findUnderlying(
    assets: readonly AssetId[],
    signal: AbortSignal | undefined,
  ): Promise<Map<AssetId, AssetId>> {
    const parts = await findPoolParts(assets, signal ? { signal } : {})
    return new Map(assets.map((asset) => [asset, parts.get(asset)?.underlying ?? asset]))
  }

  return {
    chains,
    holds: (list) => [...readers.values()].some((reader) => reader.holds(list)),
    listTokens: (account, options = {}) =>
      on(account, (reader, wallet) => reader.listTokens(wallet, options)),
    listPositions: (account, options = {}) =>
      on(account, (reader, wallet) => reader.listPositions(wallet, options)),
    listTransfers: (account, options) =>
      on(account, (reader, wallet) => reader.listTransfers(wallet, options)),
    listNfts: (account, options) => on(account, (reader, wallet) => reader.listNfts(wallet, options)),
    findActivity: (account, options = {}) =>
      on(account, (reader, wallet) => reader.findActivity(wallet, options)),
    readLedger: (account, options) => on(account, (reader, wallet) => reader.readLedger(wallet, options)),

    sources: identifySources(settings, chains),
    listTopCoins: createMarketReader(context),
    getGas: createGasReader(context),
    listNews: createNewsReader(context, { converterUrl: settings.RSS2JSON_URL }),
    getRates: createRatesReader(context),
    readDayRates: createDayRatesReader(context),

    priceSources: {
      hour: hourPrices.filling('hourPrices').map(({ name }) => name),
      day: closingPrices.filling('priceHistory').map(({ name }) => name),
    },
    async readClosingPrices(assets, slots, { signal } = {}) {
      const standsFor = await findUnderlying(assets, signal)
      const { value, source } = await ask(
        closingPrices.filling('priceHistory'),
        PRICE_HISTORY,
        signal,
        (port, limit) => port.getClosingPrices([...new Set(standsFor.values())], slots, { signal: limit }),
      )
      return { prices: rename(value, standsFor), source }
    },

    async readHourPrices(wanted, { signal } = {}) {
      const standsFor = await findUnderlying([...wanted.keys()], signal)
      const hours = new Map<AssetId, Set<number>>()
      for (const [asset, slots] of wanted) {
        const priced = standsFor.get(asset) ?? asset
        hours.set(priced, new Set([...(hours.get(priced) ?? []), ...slots]))
      }
      const { value, source } = await ask(
        hourPrices.filling('hourPrices'),
        PRICE_HISTORY,
        signal,
        (port, limit) =>
          port.getHourPrices(new Map([...hours].map(([asset, slots]) => [asset, [...slots]])), {
            signal: limit,
          }),
      )
      return { prices: rename(value, standsFor), source }
    },

    findPoolParts,
    async resolveName(name, { signal } = {}) {
      const { value } = await ask(names.filling('names'), NAMES, signal, (port, limit) =>
        port.resolveName(name, { signal: limit }),
      )
      return value
    },
    async findName(address, { signal } = {}) {
      const { value } = await ask(names.filling('names'), NAMES, signal, (port, limit) =>
        port.findName(lower(address), { signal: limit }),
      )
      return value
    },

    streamModel: model && ((request) => streamWithBreaker(model, request)),

    getPicture: (uri, options) => getPicture(getResource, uri, options),
    listProviders: open.list,
    listProviderHealth: open.listHealth,

    async close() {
      flights.close(new AppError('SOURCE_UNAVAILABLE', { details: 'the client was closed' }))
      await Promise.all([dispatcher.destroy(), outside.destroy()])
    },
  }
}

/** What was read of underlying assets, by the assets that stand for them. */
function rename<T>(read: ReadonlyMap<AssetId, T>, standsFor: ReadonlyMap<AssetId, AssetId>): Map<AssetId, T> {
  return new Map(
    [...standsFor].flatMap(([asset, underlying]) => {
      const known = read.get(underlying)
      return known === undefined ? [] : [[asset, known] as const]
    }),
  )
}

const lower = (address: Address) => address.toLowerCase() as Address
