import { nft, type Position, type Sourced, type Token, transfer } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import type { FreshOptions, LedgerOptions, LedgerReading, PositionListOptions } from './chain-client.ts'
import type { ClientContext } from './client-context.ts'
import { type ActivityFinder, createActivityFinder } from './holdings/create-activity-finder.ts'
import { createHoldingsReader } from './holdings/create-holdings-reader.ts'
import { createOriginCheck } from './holdings/create-origin-check.ts'
import { createPoolPartFinder, type PoolPartFinder } from './holdings/create-pool-part-finder.ts'
import { createRowReader } from './holdings/create-row-reader.ts'
import { isNativeFace } from './holdings/is-native-face.ts'
import { judgeContract } from './holdings/judge-rows.ts'
import { createLedgerReader } from './ledger/create-ledger-reader.ts'
import { createSourcedReader } from './policies/create-sourced-reader.ts'
import type { Address, ListOptions, ReadOptions } from './ports/wallet-data.ts'

const TRANSFERS = { operation: 'transfers', attemptMs: 10_000, budgetMs: 20_000 }
const NFTS = { operation: 'NFTs', attemptMs: 10_000, budgetMs: 20_000 }

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
  findActivity: ActivityFinder
  readLedger(wallet: Address, options: LedgerOptions): Promise<LedgerReading>
  findPoolParts: PoolPartFinder
}

/** Reads the accounts of one chain through the providers that are open on it, which `context` selects from. */
export function createAccountReader(
  chain: Chain,
  {
    sharedBy,
    context,
  }: {
    /** How many chains are read. */
    sharedBy: number
    context: ClientContext
  },
): AccountReader {
  const { select, store, now, log } = context
  const walletData = select('walletData')
  const [node] = select('balances').filling('balances')
  const origin = createOriginCheck({ chain, node, now, log })
  const readRows = createRowReader({ wallets: walletData.filling('walletData'), origin, context })
  const findPoolParts = createPoolPartFinder({ sources: select('poolParts'), answers: store, now, log })
  const holdings = createHoldingsReader(chain, {
    ...{ node, origin, readRows, findPoolParts, sharedBy, context },
  })
  const readTransfers = createSourcedReader({
    ...context,
    sharedBy,
    name: 'transfers:3',
    sources: walletData,
    schema: z.array(transfer),
  })
  const readNfts = createSourcedReader({
    ...context,
    sharedBy,
    name: 'nfts:3',
    sources: walletData,
    schema: z.array(nft),
  })

  return {
    chain,
    // A list is of one reader; the others do not know it.
    holds: (list) =>
      [holdings, readTransfers, readNfts].some((reader) => reader.holds(list as Sourced<never>)),
    listTokens: holdings.listTokens,
    listPositions: holdings.listPositions,

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

    findActivity: createActivityFinder({ listTokens: holdings.listTokens, context }),
    readLedger: createLedgerReader(chain, { origin, findPoolParts, context }),
    findPoolParts,
  }
}
