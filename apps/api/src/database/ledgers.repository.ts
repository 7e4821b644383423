import type { AssetId } from '@pkg/api-contract'
import type { AssetDescription, AssetMovement } from '@pkg/chain-client'
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { ReadingsStore } from './connection.ts'
import type { ReadingsTables } from './tables/readings-tables.ts'

/** A wallet, whoever tracks it. The address is lower case. */
export interface WalletKey {
  chainId: number
  address: string
}

/** One text for a wallet, to keep things by. */
export function toWalletId({ chainId, address }: WalletKey): string {
  return `${chainId}:${address}`
}

/** How far a wallet's movements are known. */
export interface LedgerState {
  block: number
  at: number
  balances: Map<AssetId, bigint> | null
  cutShortAt: number | null
  nftsCutShortAt: number | null
  source: string
  /** When the reading began, in milliseconds since 1970. */
  syncedAt: number
}

/**
 * Goes up when a reading tells more than before: 1 tells NFTs and which transactions failed, 2 where NFTs are missing, 3 which
 * fees are not whole and why something came without a transaction.
 */
const LEDGER_EDITION = 3

export type AssetRow = ReadingsTables['assets']['$inferSelect']

/** A movement that changes the balance of an asset, as an NFT does not. */
export type BalanceMovement = AssetMovement & { kind: Exclude<AssetMovement['kind'], 'nft'> }

/** The movements of wallets, shared by all who track them. */
export interface LedgersRepository {
  find(wallet: WalletKey): Promise<LedgerState | undefined>
  /** Another one after every change of the movements; null while there are none. */
  getVersion(wallet: WalletKey): Promise<string | null>
  /** Whether the wallet was last read when readings told less than they do now. */
  isOutdated(wallet: WalletKey): Promise<boolean>
  /** What changed a balance, oldest first; NFTs are left out. */
  listMovements(wallet: WalletKey): Promise<BalanceMovement[]>
  /** Replaces the movements from a block on, and the state, in one step: never one without the other. */
  save(
    wallet: WalletKey,
    reading: LedgerState & { movements: readonly AssetMovement[]; assets: readonly AssetDescription[] },
    fromBlock: number,
  ): Promise<void>
  listAssets(ids: readonly AssetId[]): Promise<Map<AssetId, AssetRow>>
}

export function createLedgersRepository({
  connection,
  tables: { assets, ledgers, movements },
}: ReadingsStore): LedgersRepository {
  const ofLedger = and(
    eq(ledgers.chainId, sql.placeholder('chainId')),
    eq(ledgers.address, sql.placeholder('address')),
  )
  const oneLedger = connection.select().from(ledgers).where(ofLedger).prepare('ledger')
  const oneVersion = connection
    .select({ syncedAt: ledgers.syncedAt, block: ledgers.block, edition: ledgers.edition })
    .from(ledgers)
    .where(ofLedger)
    .prepare('ledger_version')
  const allMovements = connection
    .select()
    .from(movements)
    .where(
      and(
        eq(movements.chainId, sql.placeholder('chainId')),
        eq(movements.address, sql.placeholder('address')),
        ne(movements.kind, 'nft'),
      ),
    )
    .orderBy(movements.block)
    .prepare('movements_of_wallet')
  return {
    async find(wallet) {
      const [row] = await oneLedger.execute({ ...wallet })
      if (row === undefined) return undefined
      const { balances, block, at, cutShortAt, nftsCutShortAt, source, syncedAt } = row
      return {
        ...{ block, at, cutShortAt, nftsCutShortAt, source, syncedAt },
        balances: balances === null ? null : parse(balances),
      }
    },

    async getVersion(wallet) {
      const [row] = await oneVersion.execute({ ...wallet })
      return row === undefined ? null : `${row.syncedAt}:${row.block}`
    },

    async isOutdated(wallet) {
      const [row] = await oneVersion.execute({ ...wallet })
      return row !== undefined && row.edition < LEDGER_EDITION
    },

    async listMovements(wallet) {
      const rows = await allMovements.execute({ ...wallet })
      return rows.map(({ id, asset, block, at, kind, amount, counterparty, credit }) => ({
        ...{ id, block, at, counterparty },
        ...(credit !== null && { credit: credit as NonNullable<AssetMovement['credit']> }),
        // The query has left the others out.
        kind: kind as BalanceMovement['kind'],
        asset: asset as AssetId,
        amount: BigInt(amount),
      }))
    },

    async save({ chainId, address }, { movements: moved, assets: described, balances, ...state }, fromBlock) {
      const rows = moved.map(
        ({ tokenId = null, failed = false, incomplete = false, credit = null, amount, ...row }) => ({
          ...{ chainId, address, id: row.id, asset: row.asset, block: row.block, at: row.at, kind: row.kind },
          ...{
            amount: amount.toString(),
            counterparty: row.counterparty,
            tokenId,
            failed,
            incomplete,
            credit,
          },
        }),
      )
      const descriptions = new Map(
        described.map(({ asset, flagged, symbol, name, decimals }) => [
          asset,
          { id: asset, symbol, name, decimals, spam: flagged === 'yes' },
        ]),
      )
      const { block, at, cutShortAt, nftsCutShortAt, source, syncedAt } = state
      const values = {
        ...{
          block,
          at,
          cutShortAt,
          nftsCutShortAt,
          source,
          syncedAt,
          balances: balances && format(balances),
        },
        edition: LEDGER_EDITION,
      }
      await connection.transaction(async (transaction) => {
        await transaction
          .delete(movements)
          .where(
            and(
              eq(movements.chainId, chainId),
              eq(movements.address, address),
              gte(movements.block, fromBlock),
            ),
          )
        await transaction.insertMany(movements, rows)
        await transaction.insertMany(assets, [...descriptions.values()], [assets.id])
        await transaction
          .insert(ledgers)
          .values({ chainId, address, ...values })
          .onConflictDoUpdate({ target: [ledgers.chainId, ledgers.address], set: values })
      })
    },

    async listAssets(ids) {
      if (ids.length === 0) return new Map()
      const rows = await connection
        .select()
        .from(assets)
        .where(inArray(assets.id, [...ids]))
      return new Map(rows.map((row) => [row.id as AssetId, row]))
    },
  }
}

const format = (balances: ReadonlyMap<AssetId, bigint>) =>
  JSON.stringify([...balances].map(([asset, balance]) => [asset, balance.toString()]))

const parse = (text: string) =>
  new Map((JSON.parse(text) as [AssetId, string][]).map(([asset, balance]) => [asset, BigInt(balance)]))
