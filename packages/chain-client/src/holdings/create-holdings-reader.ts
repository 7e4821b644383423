import { type AssetId, type Position, type Sourced, type Token, toAssetId, token } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import type { FreshOptions, PositionListOptions } from '../chain-client.ts'
import type { ClientContext } from '../client-context.ts'
import type { KeptAnswer } from '../policies/answer-cache.ts'
import { createSourcedReader } from '../policies/create-sourced-reader.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import type { Balances } from '../ports/balances.ts'
import type { Address, ReadOptions } from '../ports/wallet-data.ts'
import { confirmBalances } from './confirm-balances.ts'
import { createClaimReader } from './create-claim-reader.ts'
import { createHoldingLists, type Holdings, positionReading } from './create-holding-lists.ts'
import type { OriginCheck } from './create-origin-check.ts'
import type { PoolPartFinder } from './create-pool-part-finder.ts'
import { createPositionReader, PositionsUnread } from './create-position-reader.ts'
import { createPricing } from './create-pricing.ts'
import type { RowReader } from './create-row-reader.ts'
import { distinctBy } from './distinct-by.ts'
import { isNativeFace } from './is-native-face.ts'
import { judgeToken } from './judge-rows.ts'
import { sortHoldings } from './sort-holdings.ts'
import { valueShells } from './value-positions.ts'

const TOKENS = { operation: 'tokens', attemptMs: 8_000, budgetMs: 15_000 }

/** What the accounts of one chain hold. */
interface HoldingsReader {
  /** Whether a list that was given would be given now, from memory. */
  holds(list: Sourced<Token[]> | Sourced<Position[]>): boolean
  listTokens(wallet: Address, options: ReadOptions & FreshOptions): Promise<Sourced<Token[]>>
  listPositions(wallet: Address, options: PositionListOptions): Promise<Sourced<Position[]>>
}

/** Reads tokens and positions together, since they tell of each other; each list is cut from the same reading. */
export function createHoldingsReader(
  chain: Chain,
  {
    node,
    origin,
    readRows,
    findPoolParts,
    sharedBy,
    context,
  }: {
    /** Whom balances are confirmed by. */
    node: Candidate<Balances> | undefined
    origin: OriginCheck
    readRows: RowReader
    findPoolParts: PoolPartFinder
    /** How many chains are read. */
    sharedBy: number
    context: ClientContext
  },
): HoldingsReader {
  const { select, store: answers, now, log } = context
  const priceTokens = createPricing({ sources: select('walletData', 'prices'), answers, now, log })
  const readPositions = createPositionReader(chain, {
    ...{ sources: select('positions'), priceTokens, answers, context },
  })
  const readHoldings = createSourcedReader({
    ...context,
    sharedBy,
    name: 'holdings:1',
    // A kept list has confirmed balances and prices in it, so its key names the sources of all of them.
    sources: select('walletData', 'balances', 'poolParts', 'positions', 'prices'),
    schema: z.object({ tokens: z.array(token), positions: positionReading }),
  })
  const claims = createClaimReader(chain, { sources: select('positionClaims'), sharedBy, context })
  const lists = createHoldingLists(chain, { holdsReading: readHoldings.holds, claims })

  const readTokens = (wallet: Address, signal: AbortSignal) =>
    readRows(TOKENS, signal, async (port, options, source) => {
      /** What an index listed itself: by that it is judged, and not by what the node has added. */
      let own: Set<AssetId> | undefined
      const rows = await port.listTokens(wallet, {
        ...options,
        async confirm(listed, indexedBlock) {
          own = new Set(listed.map(toAssetId))
          const { tokens, problem } = await confirmBalances(listed, {
            ...{ chain, address: wallet, source, indexedBlock, candidate: node, log, signal: options.signal },
          })
          if (problem !== null) options.report(problem)
          return tokens
        },
      })
      const tokens = rows.filter((row) => own?.has(toAssetId(row)) ?? true)
      await origin.check(source, { wallet, tokens, signal: options.signal })
      // An index that lists a holding twice does not double it.
      return distinctBy(rows, toAssetId).filter(({ address }) => !isNativeFace(chain, address))
    })

  async function readAnew(
    wallet: Address,
    { signal, refresh }: { signal: AbortSignal; refresh: boolean },
  ): Promise<KeptAnswer<Holdings>> {
    const answer = await readTokens(wallet, signal)
    const parts = await findPoolParts(answer.data.map(toAssetId), { signal })
    const priced = await priceTokens(answer.data, { listedBy: answer.source, parts, signal, refresh })
    const read = await readPositions(wallet, priced.tokens, { signal, refresh })
    const isUnread = read instanceof PositionsUnread
    const valued = isUnread ? priced.tokens : valueShells(priced.tokens, read.positions)
    const problem = [answer.problem, priced.problem, read.problem].filter((text) => text !== null).join(' ')
    return {
      data: {
        tokens: sortHoldings([...valued.map(judgeToken), ...(isUnread ? [] : read.inside)]),
        positions: isUnread
          ? { unread: read.details ?? read.message }
          : {
              ...{ data: read.positions, source: read.source, problem: read.problem },
              ...(read.readAt !== undefined && { readAt: read.readAt }),
            },
      },
      source: priced.source === null ? answer.source : `${answer.source}, prices by ${priced.source}`,
      updatedAt: answer.updatedAt,
      problem: problem || null,
    }
  }

  const read = (wallet: Address, options: ReadOptions & FreshOptions) =>
    readHoldings(
      `${chain.id}:${wallet}`,
      (signal) => readAnew(wallet, { signal, refresh: options.refresh ?? false }),
      options,
    )

  return {
    holds: lists.holds,
    listTokens: async (wallet, options) => lists.toTokens(await read(wallet, options)),
    async listPositions(wallet, { claims: isWithClaims = false, ...options }) {
      const told = isWithClaims ? claims?.read(wallet, options) : undefined
      // Where nothing else can be read, nobody waits for it.
      told?.catch(() => undefined)
      const positions = lists.toPositions(await read(wallet, options))
      return told === undefined ? positions : lists.addClaims(positions, await told)
    },
  }
}
