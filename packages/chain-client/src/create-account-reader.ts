import {
  AppError,
  type AssetId,
  fromAssetId,
  NATIVE,
  nft,
  type Position,
  type Sourced,
  type Token,
  toAssetId,
  token,
  transfer,
} from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import type { FreshOptions, LedgerOptions, LedgerReading, PositionListOptions } from './chain-client.ts'
import type { ChainClientOptions } from './chain-client-options.ts'
import type { AskTimes, ClientContext } from './client-context.ts'
import { addWraps, describeWrapped } from './holdings/add-wraps.ts'
import { confirmBalances } from './holdings/confirm-balances.ts'
import { countCoinMoves } from './holdings/count-coin-moves.ts'
import { createClaimReader } from './holdings/create-claim-reader.ts'
import { createHoldingLists, type Holdings, positionReading } from './holdings/create-holding-lists.ts'
import { createOriginCheck } from './holdings/create-origin-check.ts'
import { createPoolPartFinder, type PoolPartFinder } from './holdings/create-pool-part-finder.ts'
import { createPositionReader, PositionsUnread } from './holdings/create-position-reader.ts'
import { createPricing } from './holdings/create-pricing.ts'
import { distinctBy } from './holdings/distinct-by.ts'
import { growthOf } from './holdings/growth-of.ts'
import { isNativeFace } from './holdings/is-native-face.ts'
import { hasTrustedPrice, isVouchedFor, judgeSpam } from './holdings/judge-spam.ts'
import { listMeasures, toPlaces } from './holdings/list-measures.ts'
import { sortHoldings } from './holdings/sort-holdings.ts'
import { valueShells } from './holdings/value-positions.ts'
import type { ChainProviders } from './open-providers.ts'
import type { KeptAnswer } from './policies/answer-cache.ts'
import { createSourcedReader } from './policies/create-sourced-reader.ts'
import { describeFailures } from './policies/describe-failures.ts'
import type { Candidate } from './policies/with-fallback.ts'
import type { BlockMoment, MeasuredBalances } from './ports/block-balances.ts'
import type { AssetDescription, AssetMovement, Deposit, MovementList } from './ports/movements.ts'
import type { Standing } from './ports/standing.ts'
import type { Address, ListOptions, ReadOptions, WalletData } from './ports/wallet-data.ts'
import { ProviderError } from './provider-error.ts'

const TOKENS = { operation: 'tokens', attemptMs: 8_000, budgetMs: 15_000 }
const TRANSFERS = { operation: 'transfers', attemptMs: 10_000, budgetMs: 20_000 }
const NFTS = { operation: 'NFTs', attemptMs: 10_000, budgetMs: 20_000 }
/** A full history may take hundreds of calls; it is read in the background. */
const MOVEMENTS = { operation: 'movements', attemptMs: 240_000, budgetMs: 300_000, lineMs: 1_200_000 }
const ACTIVITY = { operation: 'activity', attemptMs: 5_000, budgetMs: 10_000 }
const MEASURES = { operation: 'past balances', attemptMs: 60_000, budgetMs: 60_000 }
const BLOCK_BALANCES = { operation: 'balances', attemptMs: 10_000, budgetMs: 15_000 }

/** What is read of the accounts of one chain; addresses in lower case. */
export interface AccountReader {
  chain: Chain
  holds(list: Sourced<unknown[]>): boolean
  listTokens(wallet: Address, options: ReadOptions & FreshOptions): Promise<Sourced<Token[]>>
  listPositions(wallet: Address, options: PositionListOptions): Promise<Sourced<Position[]>>
  listTransfers(
    wallet: Address,
    options: ListOptions & FreshOptions,
  ): Promise<Sourced<z.output<typeof transfer>[]>>
  listNfts(wallet: Address, options: ListOptions & FreshOptions): Promise<Sourced<z.output<typeof nft>[]>>
  findActivity(wallet: Address, options: ReadOptions): Promise<{ active: boolean; source: string }>
  readLedger(wallet: Address, options: LedgerOptions): Promise<LedgerReading>
  findPoolParts: PoolPartFinder
}

/** Reads the accounts of one chain through the providers that are open on it. */
export function createAccountReader(
  chain: Chain,
  {
    providers: { select, countCacheHit },
    sharedBy,
    answers,
    context,
  }: {
    providers: ChainProviders
    /** How many chains are read. */
    sharedBy: number
    answers: ChainClientOptions['answers']
    context: Pick<ClientContext, 'flights' | 'now' | 'log' | 'ask'>
  },
): AccountReader {
  const { flights, now, log, ask } = context
  const walletData = select('walletData')
  // A cached list of holdings has confirmed balances and prices in it, so its key names the sources of all of them.
  const holdings = select('walletData', 'balances', 'poolParts', 'positions', 'prices')
  const wallets = walletData.filling('walletData')
  const [node] = holdings.filling('balances')
  const activity = select('activity')
  const origin = createOriginCheck({ chain, node, now, log })
  const nameOf = <P>(candidates: readonly Candidate<P>[], port: P) =>
    candidates.find((candidate) => candidate.port === port)?.name ?? ''
  const ledger = select('movements', 'blockBalances', 'mints')
  const priceTokens = createPricing({ sources: select('walletData', 'prices'), answers, now, log })
  const findPoolParts = createPoolPartFinder({ sources: select('poolParts'), answers, now, log })
  const readPositions = createPositionReader(chain, {
    ...{ sources: select('positions'), priceTokens, answers, context },
  })
  const common = { store: answers, flights, now, log, onCacheHit: countCacheHit, sharedBy }
  const readHoldings = createSourcedReader({
    ...common,
    name: 'holdings:1',
    sources: holdings,
    schema: z.object({ tokens: z.array(token), positions: positionReading }),
  })
  const claims = createClaimReader(chain, {
    ...{ sources: select('positionClaims'), sharedBy },
    context: { ...context, store: answers, onCacheHit: countCacheHit },
  })
  const lists = createHoldingLists(chain, { holdsReading: readHoldings.holds, claims })
  const readTransfers = createSourcedReader({
    ...common,
    name: 'transfers:3',
    sources: walletData,
    schema: z.array(transfer),
  })
  const readNfts = createSourcedReader({
    ...common,
    name: 'nfts:3',
    sources: walletData,
    schema: z.array(nft),
  })

  /** Asks the wallet sources for rows and notes what a person should know about them. */
  async function readRows<T>(
    times: AskTimes,
    signal: AbortSignal,
    call: (
      port: WalletData,
      options: { signal: AbortSignal; standing: Standing; report: (problem: string) => void },
    ) => Promise<T>,
  ): Promise<KeptAnswer<T>> {
    const { value, source, passedOver } = await ask(wallets, times, signal, async (port, limit, standing) => {
      origin.hold(nameOf(wallets, port))
      const problems: string[] = []
      const rows = await call(port, {
        ...{ signal: limit, standing },
        report: (problem) => problems.push(problem),
      })
      return { rows, problems }
    })
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

  /** The movements of a source, with what follows from the rules of the chain whoever listed them. */
  async function complete(
    { deposits = [], ...list }: MovementList,
    signal: AbortSignal | undefined,
  ): Promise<MovementList> {
    const isToken = ({ asset }: { asset: AssetId }) => !isNativeFace(chain, fromAssetId(asset).address)
    const minted = deposits.length === 0 ? [] : await readMints(deposits, signal)
    const movements = addWraps(chain, [...countCoinMoves(chain, list.movements), ...minted])
    const assets = list.assets.filter(isToken)
    const moved = new Set(movements.map(({ asset }) => asset))
    const wrapped = describeWrapped(chain).filter(({ asset }) => moved.has(asset))
    return { ...list, movements, assets: distinctBy([...assets, ...wrapped], ({ asset }) => asset) }
  }

  /** What deposits brought, as far as a node tells it; where none does, the balances show that something is left over. */
  async function readMints(
    deposits: readonly Deposit[],
    signal: AbortSignal | undefined,
  ): Promise<AssetMovement[]> {
    const asset = toAssetId({ chainId: chain.id, address: NATIVE })
    try {
      const { value } = await ask(ledger.filling('mints'), BLOCK_BALANCES, signal, (port, limit) =>
        port.getMints(
          deposits.map(({ hash }) => hash),
          { signal: limit },
        ),
      )
      return deposits.flatMap(({ hash, block, at }) => {
        const amount = value.get(hash) ?? 0n
        if (amount === 0n) return []
        return [{ id: `${hash}:mint`, asset, block, at, kind: 'native' as const, amount, counterparty: null }]
      })
    } catch (error) {
      signal?.throwIfAborted()
      log({ level: 'warn', message: `What deposits brought is not known: ${describeFailure(error)}` })
      return []
    }
  }

  /** Tokens and positions tell of each other, so they are read together, once for both. */
  function readWallet(wallet: Address, options: ReadOptions & FreshOptions): Promise<Sourced<Holdings>> {
    const { refresh = false } = options
    return readHoldings(
      `${chain.id}:${wallet}`,
      async (limit) => {
        const answer = await readRows(TOKENS, limit, async (port, { signal: attempt, ...limits }) => {
          const rows = await port.listTokens(wallet, {
            ...limits,
            signal: attempt,
            confirm: async (tokens, indexedBlock) => {
              const found = { address: wallet, indexedBlock, candidate: node, log, signal: attempt }
              return (await confirmBalances(tokens, found)).tokens
            },
          })
          await origin.check(nameOf(wallets, port), rows, attempt)
          // An index that lists a holding twice does not double it.
          return distinctBy(rows, toAssetId).filter(({ address }) => !isNativeFace(chain, address))
        })
        const parts = await findPoolParts(answer.data.map(toAssetId), { signal: limit })
        const priced = await priceTokens(answer.data, {
          listedBy: answer.source,
          parts,
          signal: limit,
          refresh,
        })
        const read = await readPositions(wallet, priced.tokens, { signal: limit, refresh })
        const isUnread = read instanceof PositionsUnread
        const valued = isUnread ? priced.tokens : valueShells(priced.tokens, read.positions)
        const missing = isUnread || read.isOld ? read.problem : null
        const problem = [answer.problem, priced.problem, missing].filter((text) => text !== null).join(' ')
        return {
          data: {
            tokens: sortHoldings([...valued.map(judged), ...(isUnread ? [] : read.inside)]),
            positions: isUnread
              ? { unread: read.details ?? read.message }
              : { data: read.positions, source: read.source, problem: read.problem },
          },
          source: priced.source === null ? answer.source : `${answer.source}, prices by ${priced.source}`,
          updatedAt: answer.updatedAt,
          problem: problem || null,
        }
      },
      options,
    )
  }

  /** Past balances of the tokens whose balance changes by itself, at the ends of days and hours and before each movement. */
  async function measureGrowing(
    wallet: Address,
    assets: readonly AssetId[],
    {
      movements,
      head,
      measuredUntil = 0,
      signal,
    }: {
      movements: readonly AssetMovement[]
      head: BlockMoment
      measuredUntil: number | undefined
      signal: AbortSignal | undefined
    },
  ): Promise<MeasuredBalances[]> {
    const tokens = assets.filter((asset) => fromAssetId(asset).address !== NATIVE)
    const parts = await findPoolParts(tokens, { ...(signal && { signal }) })
    const growing = tokens.filter((asset) => growthOf(chain, asset, parts.get(asset)) !== null)
    if (growing.length === 0) return []
    const moved = movements.filter(({ asset }) => growing.includes(asset))
    // Before the first movement there is nothing to measure; what was measured already is known.
    const first = moved.reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY)
    const since = measuredUntil > 0 ? measuredUntil : Math.min(first, head.at)
    const { value } = await ask(ledger.filling('blockBalances'), MEASURES, signal, (port, limit) =>
      port.measure(wallet, growing, listMeasures(moved, { since, until: head.at }), {
        ...{ head, known: toPlaces(movements), signal: limit },
      }),
    )
    return value
  }

  const reader: AccountReader = {
    chain,
    // A list is of one reader; the others do not know it.
    holds: (list) => [lists, readTransfers, readNfts].some((reader) => reader.holds(list as Sourced<never>)),
    listTokens: async (wallet, options) => lists.toTokens(await readWallet(wallet, options)),
    async listPositions(wallet, { claims: isWithClaims = false, ...options }) {
      const told = isWithClaims ? claims?.read(wallet, options) : undefined
      // Where nothing else can be read, nobody waits for it.
      told?.catch(() => undefined)
      const positions = lists.toPositions(await readWallet(wallet, options))
      return told === undefined ? positions : lists.addClaims(positions, await told)
    },

    listTransfers: (wallet, options) =>
      readTransfers(
        `${options.limit}:${chain.id}:${wallet}`,
        (signal) =>
          readRows(TRANSFERS, signal, async (port, limits) => {
            const rows = await port.listTransfers(wallet, { ...limits, limit: options.limit })
            return rows
              .filter(({ tokenAddress }) => !isNativeFace(chain, tokenAddress))
              .map((row) => ({ ...row, spam: judgeContract(row) }))
          }),
        options,
      ),

    listNfts: (wallet, options) =>
      readNfts(
        `${options.limit}:${chain.id}:${wallet}`,
        (signal) =>
          readRows(NFTS, signal, async (port, limits) => {
            const rows = await port.listNfts(wallet, { ...limits, limit: options.limit })
            return rows.map((row) => ({ ...row, spam: judgeContract({ ...row, symbol: row.collection }) }))
          }),
        options,
      ),

    async findActivity(wallet, { signal }) {
      let failure: unknown
      const own = await ask(activity.filling('activity'), ACTIVITY, signal, (port, limit) =>
        port.getActivity(wallet, { signal: limit }),
      ).catch((error: unknown) => {
        signal?.throwIfAborted()
        failure = error
        return null
      })
      if (own && (own.value.sent > 0 || own.value.coin > 0n)) return { active: true, source: own.source }
      const { data, source, stale } = await reader.listTokens(wallet, signal ? { signal } : {})
      const active = data.some(isSomebodys)
      // Without what the chain says, or with an old list, an account that shows nothing may have been used all the same.
      if (!active && (own === null || stale)) throw failure ?? new AppError('SOURCE_UNAVAILABLE')
      return { active, source: own ? `${own.source}, holdings by ${source.split(', ')[0]}` : source }
    },

    async readLedger(wallet, { fromBlock, assets, measuredUntil, signal }) {
      if (node !== undefined) origin.hold(node.name)
      const nodes = ledger.filling('blockBalances')
      const warn = (error: unknown) => {
        signal?.throwIfAborted()
        // What one of them says of the present is no reason to walk back from it.
        if (error instanceof ProviderError && error.kind === 'disagreement') throw error
        log({ level: 'warn', message: `No balances to walk back from: ${describeFailure(error)}` })
        return null
      }
      // The head comes first, so that the movements that are read after it reach at least that far.
      const head = await ask(nodes, BLOCK_BALANCES, signal, (port, limit) =>
        port.getHead({ signal: limit }),
      ).catch(warn)
      const listed = ledger.filling('movements')
      const moved = await ask(listed, MOVEMENTS, signal, (port, limit, standing) => {
        origin.hold(nameOf(listed, port))
        return port.listMovements(wallet, { fromBlock, signal: limit, standing })
      })
      const list = await complete(moved.value, signal)
      const changed = list.movements.filter(({ kind }) => kind !== 'nft').map(({ asset }) => asset)
      const all = [...new Set([...assets, ...changed])]
      const balances =
        head &&
        (await ask(nodes, BLOCK_BALANCES, signal, (port, limit) =>
          port.getBalancesAt(wallet, all, head.value.block, { signal: limit }),
        ).catch(warn))
      const measured =
        head &&
        balances &&
        (await measureGrowing(wallet, all, {
          ...{ movements: list.movements, head: head.value, measuredUntil, signal },
        }).catch(warn))
      return {
        ...list,
        assets: list.assets.map(judgedDescription),
        present: head && balances && { ...head.value, balances: balances.value },
        measured: measured ?? [],
        source: moved.source,
      }
    },
    findPoolParts,
  }
  return reader
}

/** Whether a holding is one that a person may have wanted: anybody may send anything else to anybody. */
function isSomebodys(row: Token): boolean {
  return row.part !== undefined || (row.spam === 'no' && (isVouchedFor(row) || hasTrustedPrice(row)))
}

function judgedDescription(description: AssetDescription): AssetDescription {
  const { chainId, address } = fromAssetId(description.asset)
  return {
    ...description,
    flagged: judgeSpam({ ...description, chainId, address, hasTrustedPrice: false }),
  }
}

const describeFailure = (error: unknown) =>
  error instanceof AppError ? (error.details ?? error.message) : 'unknown failure'

function judged(row: Token): Token {
  // A known pool says that the token is its own: nobody has to be warned of it.
  if (row.part !== undefined) return { ...row, spam: 'no' }
  return { ...row, spam: judgeSpam({ ...row, flagged: row.spam, hasTrustedPrice: hasTrustedPrice(row) }) }
}

function judgeContract(row: Pick<Token, 'chainId' | 'symbol' | 'name' | 'spam'> & { tokenAddress: string }) {
  return judgeSpam({ ...row, address: row.tokenAddress, flagged: row.spam, hasTrustedPrice: false })
}
