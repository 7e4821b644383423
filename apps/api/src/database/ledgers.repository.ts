import type { AssetId } from '@pkg/api-contract'
import {
  type AssetDescription,
  type AssetMovement,
  type MeasuredBalances,
  type PieceId,
  toPieceId,
} from '@pkg/chain-client'
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, max, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ReadingsStore } from './connection.ts'
import { isAfterWallet, isOfWallet } from './is-of-wallet.ts'
import { keepPositions } from './keep-positions.ts'
import { readJson } from './read-json.ts'
import type { ReadingsTables } from './tables/readings-tables.ts'

/** A wallet, whoever tracks it. The address is lower case. */
export interface WalletKey {
  chainId: number
  address: string
}

/** How far a wallet's movements are known. */
export interface LedgerState {
  block: number
  at: number
  balances: Map<AssetId, bigint> | null
  /** How much was there of each piece of a collection at the same block; absent is what could not be told, null where no node was asked. */
  pieces: Map<PieceId, bigint> | null
  /** Balances of earlier blocks, oldest first, of tokens whose balance changes by itself, and where movements do not lead to them. */
  measured: MeasuredBalances[]
  cutShortAt: number | null
  nftsCutShortAt: number | null
  source: string
  /** When the reading began, in milliseconds since 1970. */
  syncedAt: number
}

/**
 * Goes up when a reading tells more than before: 1 tells NFTs and which transactions failed, 2 where NFTs are missing, 3 which
 * fees are not whole and why something came without a transaction, 4 past balances of what grows,
 * 5 what was called, 6 the coin of Celo where it was moved as a token, 7 what receipts and past balances say otherwise than an index,
 * 8 the places of transactions in their blocks.
 */
const LEDGER_EDITION = 8

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
  /** The pieces that ever moved, those that no source takes for spam first, of them the last to move first. */
  listPieces(wallet: WalletKey, most: number): Promise<PieceId[]>
  /**
   * Replaces the movements from a block on, and the state, in one step: never one without the other. False, and nothing is kept,
   * where what came before that block was forgotten meanwhile.
   */
  save(
    wallet: WalletKey,
    reading: Omit<LedgerState, 'measured' | 'pieces'> & {
      movements: readonly AssetMovement[]
      assets: readonly AssetDescription[]
      measured?: readonly MeasuredBalances[]
      pieces?: ReadonlyMap<PieceId, bigint> | null
    },
    fromBlock: number,
  ): Promise<boolean>
  /** Wallets that were last read before a moment, in the order of their keys, after one of them. */
  listReadBefore(before: number, after: WalletKey | null, most: number): Promise<WalletKey[]>
  /** Forgets the movements of a wallet that was last read before a moment; false where it was read since. */
  forget(wallet: WalletKey, readBefore: number): Promise<boolean>
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
      const { balances, pieces, measured, block, at, cutShortAt, nftsCutShortAt, source, syncedAt } = row
      const parsed = balances === null ? null : parse<AssetId>(balances)
      const parsedMeasured = measured === null ? [] : parseMeasured(measured)
      // What cannot be read any more is read anew from its source, all of it.
      if (parsed === undefined || parsedMeasured === undefined) return undefined
      return {
        ...{ block, at, cutShortAt, nftsCutShortAt, source, syncedAt },
        balances: parsed,
        // Kept by nobody else: what cannot be read any more was never told.
        pieces: (pieces === null ? null : parse<PieceId>(pieces)) ?? null,
        measured: parsedMeasured,
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

    async listPieces(wallet, most) {
      const rows = await connection
        .select({ asset: movements.asset, tokenId: movements.tokenId })
        .from(movements)
        .leftJoin(assets, eq(assets.id, movements.asset))
        .where(and(isOfWallet(movements, wallet), eq(movements.kind, 'nft'), isNotNull(movements.tokenId)))
        .groupBy(movements.asset, movements.tokenId)
        .orderBy(
          // What nobody has described is no spam by any source.
          asc(sql`max(case when ${assets.spam} then 1 else 0 end)`),
          desc(max(movements.block)),
          asc(movements.asset),
          asc(movements.tokenId),
        )
        .limit(most)
      return rows.map(({ asset, tokenId }) => toPieceId(asset as AssetId, tokenId ?? ''))
    },

    async save(
      { chainId, address },
      { movements: moved, assets: described, balances, pieces = null, measured = [], ...state },
      fromBlock,
    ) {
      const rows = moved.map(
        ({
          position = null,
          tokenId = null,
          failed = false,
          incomplete = false,
          credit = null,
          call,
          amount,
          ...row
        }) => ({
          ...{ chainId, address, id: row.id, asset: row.asset, block: row.block, at: row.at, kind: row.kind },
          ...{
            amount: amount.toString(),
            counterparty: row.counterparty,
            position,
            tokenId,
            failed,
            incomplete,
            credit,
            call: call === undefined ? null : JSON.stringify(call),
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
          pieces: pieces && format(pieces),
          measured: measured.length === 0 ? null : formatMeasured(measured),
        },
        edition: LEDGER_EDITION,
      }
      return await connection.transaction(async (transaction) => {
        if (fromBlock > 0) {
          const [before] = await transaction
            .select({ block: ledgers.block })
            .from(ledgers)
            .where(isOfWallet(ledgers, { chainId, address }))
          if (before === undefined) return false
        }
        const isReadAnew = and(isOfWallet(movements, { chainId, address }), gte(movements.block, fromBlock))
        const placed = await transaction
          .select({ id: movements.id, block: movements.block, position: movements.position })
          .from(movements)
          .where(and(isReadAnew, isNotNull(movements.position)))
        await transaction.delete(movements).where(isReadAnew)
        await transaction.insertMany(movements, keepPositions(rows, placed))
        await transaction.insertMany(assets, [...descriptions.values()], [assets.id])
        await transaction
          .insert(ledgers)
          .values({ chainId, address, ...values })
          .onConflictDoUpdate({ target: [ledgers.chainId, ledgers.address], set: values })
        return true
      })
    },

    async listReadBefore(before, after, most) {
      return await connection
        .select({ chainId: ledgers.chainId, address: ledgers.address })
        .from(ledgers)
        .where(and(lt(ledgers.syncedAt, before), isAfterWallet(ledgers, after)))
        .orderBy(asc(ledgers.chainId), asc(ledgers.address))
        .limit(most)
    },

    async forget(wallet, readBefore) {
      return await connection.transaction(async (transaction) => {
        const forgotten = await transaction
          .delete(ledgers)
          .where(and(isOfWallet(ledgers, wallet), lt(ledgers.syncedAt, readBefore)))
          .returning({ block: ledgers.block })
        if (forgotten.length === 0) return false
        await transaction.delete(movements).where(isOfWallet(movements, wallet))
        return true
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

const formatMeasured = (measured: readonly MeasuredBalances[]) =>
  JSON.stringify(measured.map(({ block, at, balances }) => [block, at, format(balances)]))

const storedMeasured = z.array(z.tuple([z.number(), z.number(), z.string()]))

function parseMeasured(text: string): MeasuredBalances[] | undefined {
  const { data } = z.safeParse(storedMeasured, readJson(text))
  const measured = data?.map(([block, at, balances]) => ({ block, at, balances: parse<AssetId>(balances) }))
  const isWhole = measured?.every((one): one is MeasuredBalances => one.balances !== undefined) === true
  return isWhole ? measured : undefined
}

const format = (balances: ReadonlyMap<string, bigint>) =>
  JSON.stringify([...balances].map(([asset, balance]) => [asset, balance.toString()]))

const storedBalances = z.array(z.tuple([z.string(), z.string().check(z.regex(/^-?\d+$/))]))

function parse<Key extends string>(text: string): Map<Key, bigint> | undefined {
  const { data } = z.safeParse(storedBalances, readJson(text))
  return data && new Map(data.map(([key, balance]) => [key as Key, BigInt(balance)]))
}
