import {
  AppError,
  type AssetId,
  nft,
  type Sourced,
  type Token,
  toAssetId,
  token,
  transfer,
} from '@pkg/api-contract'
import { createFlights } from '@pkg/keep-fresh'
import { Agent } from 'undici'
import * as z from 'zod'
import type { ChainClient } from './chain-client.ts'
import type { ChainClientOptions } from './chain-client-options.ts'
import type { AskTimes } from './client-context.ts'
import { createGasReader } from './gas/create-gas-reader.ts'
import { confirmBalances } from './holdings/confirm-balances.ts'
import { createPoolPartFinder } from './holdings/create-pool-part-finder.ts'
import { createPricing } from './holdings/create-pricing.ts'
import { distinctBy } from './holdings/distinct-by.ts'
import { hasTrustedPrice, judgeSpam } from './holdings/judge-spam.ts'
import { sortHoldings } from './holdings/sort-holdings.ts'
import { identifySources } from './identify-sources.ts'
import { createMarketReader } from './market/create-market-reader.ts'
import { createNewsReader } from './news/create-news-reader.ts'
import { openProviders } from './open-providers.ts'
import { createGetResource } from './outbound/create-get-resource.ts'
import { getPicture } from './outbound/get-picture.ts'
import { createGuardedAgent } from './outbound/guarded-connect.ts'
import type { KeptAnswer } from './policies/answer-cache.ts'
import { createSourcedReader } from './policies/create-sourced-reader.ts'
import { describeFailures } from './policies/problem-sentences.ts'
import { streamWithBreaker } from './policies/stream-with-breaker.ts'
import { type Candidate, type FallbackAnswer, withFallback } from './policies/with-fallback.ts'
import type { AssetDescription } from './ports/movements.ts'
import type { Address } from './ports/wallet-data.ts'
import { providers } from './providers/index.ts'
import { createDayRatesReader } from './rates/create-day-rates-reader.ts'
import { createRatesReader } from './rates/create-rates-reader.ts'

const TOKENS = { operation: 'tokens', attemptMs: 8_000, budgetMs: 15_000 }
const TRANSFERS = { operation: 'transfers', attemptMs: 10_000, budgetMs: 20_000 }
const NFTS = { operation: 'NFTs', attemptMs: 10_000, budgetMs: 20_000 }
/** A full history may take hundreds of calls; it is read in the background. */
const MOVEMENTS = { operation: 'movements', attemptMs: 240_000, budgetMs: 300_000 }
const BLOCK_BALANCES = { operation: 'balances', attemptMs: 10_000, budgetMs: 15_000 }
const PRICE_HISTORY = { operation: 'price history', attemptMs: 60_000, budgetMs: 90_000 }
const NAMES = { operation: 'names', attemptMs: 5_000, budgetMs: 8_000 }

/** Builds everything that the product asks of the outside world on the providers that are configured. */
export function createChainClient({ settings, answers, now, log }: ChainClientOptions): ChainClient {
  const dispatcher = new Agent({ connect: { timeout: 4_000 } })
  const outside = createGuardedAgent()
  const getResource = createGetResource({ gateway: settings.IPFS_GATEWAY_URL, dispatcher, outside })
  const open = openProviders(providers, { settings, now, log, dispatcher, outside, getResource })
  const { select } = open
  const walletData = select('walletData')
  // A cached list of holdings has confirmed balances and prices in it, so its key names the sources of all four.
  const holdings = select('walletData', 'balances', 'poolParts', 'prices')
  const wallets = walletData.filling('walletData')
  const [node] = holdings.filling('balances')
  const [model] = select('languageModel').filling('languageModel')
  const ledger = select('movements', 'blockBalances')
  const closingPrices = select('priceHistory')
  const hourPrices = select('hourPrices')
  const names = select('names')

  const flights = createFlights()
  const priceTokens = createPricing({ sources: select('walletData', 'prices'), answers, now, log })
  const findPoolParts = createPoolPartFinder({ sources: select('poolParts'), answers, now, log })
  const common = { store: answers, flights, now, log, onCacheHit: open.countCacheHit }
  const context = { ...common, select, ask }
  const readTokens = createSourcedReader({
    ...common,
    name: 'tokens:5',
    sources: holdings,
    schema: z.array(token),
  })
  const readTransfers = createSourcedReader({
    ...common,
    name: 'transfers:2',
    sources: walletData,
    schema: z.array(transfer),
  })
  const readNfts = createSourcedReader({
    ...common,
    name: 'nfts:2',
    sources: walletData,
    schema: z.array(nft),
  })

  function ask<P, T>(
    candidates: readonly Candidate<P>[],
    times: AskTimes,
    signal: AbortSignal | undefined,
    call: (port: P, signal: AbortSignal) => Promise<T>,
  ): Promise<FallbackAnswer<T>> {
    return withFallback(candidates, call, {
      ...times,
      now,
      signal,
      onPassedOver: ({ provider, details = '' }) => log({ level: 'warn', provider, message: details }),
    })
  }

  /** What each asset is priced as: a token of a lending pool as the asset that it stands for, any other as itself. */
  async function findUnderlying(
    assets: readonly AssetId[],
    signal: AbortSignal | undefined,
  ): Promise<Map<AssetId, AssetId>> {
    const parts = await findPoolParts(assets, signal ? { signal } : {})
    return new Map(assets.map((asset) => [asset, parts.get(asset)?.underlying ?? asset]))
  }

  /** Asks the wallet sources for rows and notes what a person should know about them. */
  async function readRows<T>(
    times: typeof TOKENS,
    signal: AbortSignal,
    call: Parameters<typeof ask<(typeof wallets)[number]['port'], { rows: T; problems: string[] }>>[3],
  ): Promise<KeptAnswer<T>> {
    const { value, source, passedOver } = await ask(wallets, times, signal, call)
    const instead =
      passedOver.length > 0 ? [`${describeFailures(passedOver)}; ${source} answered instead.`] : []
    const problems = [...instead, ...value.problems]
    return {
      data: value.rows,
      source,
      updatedAt: new Date(now()).toISOString(),
      problem: problems.length === 0 ? null : problems.join(' '),
    }
  }

  return {
    // A list is of one reader; the others do not know it.
    holds: (list) =>
      [readTokens, readTransfers, readNfts].some((reader) => reader.holds(list as Sourced<never>)),
    listTokens: (address, options = {}) =>
      readTokens(
        lower(address),
        async (signal) => {
          const wallet = lower(address)
          const answer = await readRows(TOKENS, signal, async (port, limit) => {
            const problems: string[] = []
            const rows = await port.listTokens(wallet, {
              signal: limit,
              report: (problem) => problems.push(problem),
              confirm: async (tokens, indexedBlock) => {
                const found = { address: wallet, indexedBlock, candidate: node, log, signal: limit }
                return (await confirmBalances(tokens, found)).tokens
              },
            })
            // An index that lists a holding twice does not double it.
            return { rows: distinctBy(rows, toAssetId), problems }
          })
          const parts = await findPoolParts(answer.data.map(toAssetId), { signal })
          const priced = await priceTokens(answer.data, {
            listedBy: answer.source,
            parts,
            signal,
            refresh: options.refresh ?? false,
          })
          return {
            data: sortHoldings(priced.tokens.map(judged)),
            source: priced.source === null ? answer.source : `${answer.source}, prices by ${priced.source}`,
            updatedAt: answer.updatedAt,
            problem: [answer.problem, priced.problem].filter((text) => text !== null).join(' ') || null,
          }
        },
        options,
      ),

    listTransfers: (address, options) =>
      readTransfers(
        `${options.limit}:${lower(address)}`,
        (signal) =>
          readRows(TRANSFERS, signal, async (port, limit) => {
            const problems: string[] = []
            const report = (problem: string) => problems.push(problem)
            const rows = await port.listTransfers(lower(address), {
              signal: limit,
              limit: options.limit,
              report,
            })
            return { rows: rows.map((row) => ({ ...row, spam: judgeContract(row) })), problems }
          }),
        options,
      ),

    listNfts: (address, options) =>
      readNfts(
        `${options.limit}:${lower(address)}`,
        (signal) =>
          readRows(NFTS, signal, async (port, limit) => {
            const problems: string[] = []
            const report = (problem: string) => problems.push(problem)
            const rows = await port.listNfts(lower(address), { signal: limit, limit: options.limit, report })
            return {
              rows: rows.map((row) => ({
                ...row,
                spam: judgeContract({ ...row, symbol: row.collection }),
              })),
              problems,
            }
          }),
        options,
      ),

    sources: identifySources(settings),
    listTopCoins: createMarketReader(context),
    getGas: createGasReader(context),
    listNews: createNewsReader(context, { converterUrl: settings.RSS2JSON_URL }),
    getRates: createRatesReader(context),
    readDayRates: createDayRatesReader(context),

    async readLedger(address, { fromBlock, assets, signal }) {
      const wallet = lower(address)
      const nodes = ledger.filling('blockBalances')
      const warn = (error: unknown) => {
        signal?.throwIfAborted()
        log({ level: 'warn', message: `No balances to walk back from: ${describeFailure(error)}` })
        return null
      }
      // The head comes first, so that the movements that are read after it reach at least that far.
      const head = await ask(nodes, BLOCK_BALANCES, signal, (port, limit) =>
        port.getHead({ signal: limit }),
      ).catch(warn)
      const moved = await ask(ledger.filling('movements'), MOVEMENTS, signal, (port, limit) =>
        port.listMovements(wallet, { fromBlock, signal: limit }),
      )
      const changed = moved.value.movements.filter(({ kind }) => kind !== 'nft').map(({ asset }) => asset)
      const all = [...new Set([...assets, ...changed])]
      const balances =
        head &&
        (await ask(nodes, BLOCK_BALANCES, signal, (port, limit) =>
          port.getBalancesAt(wallet, all, head.value.block, { signal: limit }),
        ).catch(warn))
      return {
        ...moved.value,
        assets: moved.value.assets.map(judgedDescription),
        present: head && balances && { ...head.value, balances: balances.value },
        source: moved.source,
      }
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

function judgedDescription(description: AssetDescription): AssetDescription {
  const [chainId, address = ''] = description.asset.split(':')
  return {
    ...description,
    flagged: judgeSpam({ ...description, chainId: Number(chainId), address, hasTrustedPrice: false }),
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

const describeFailure = (error: unknown) =>
  error instanceof AppError ? (error.details ?? error.message) : 'unknown failure'

const lower = (address: Address) => address.toLowerCase() as Address

function judged(row: Token): Token {
  // A known pool says that the token is its own: nobody has to be warned of it.
  if (row.part !== undefined) return { ...row, spam: 'no' }
  return { ...row, spam: judgeSpam({ ...row, flagged: row.spam, hasTrustedPrice: hasTrustedPrice(row) }) }
}

function judgeContract(row: Pick<Token, 'chainId' | 'symbol' | 'name' | 'spam'> & { tokenAddress: string }) {
  return judgeSpam({ ...row, address: row.tokenAddress, flagged: row.spam, hasTrustedPrice: false })
}
