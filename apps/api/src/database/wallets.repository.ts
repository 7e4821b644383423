import {
  AppError,
  type ChainChoice,
  chainChoices,
  ETHEREUM,
  HOUR_MS,
  MAX_WALLETS,
  type TrackedWallet,
  walletTags,
} from '@pkg/api-contract'
import { and, asc, count, eq, gt, inArray, isNull, lt, lte, max, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { chunksOf } from './chunks-of.ts'
import type { PeopleStore } from './connection.ts'

/** For how long a deleted wallet can be brought back, in milliseconds. */
const RESTORABLE = HOUR_MS

/** What a person says of a wallet. */
interface WalletDetails {
  label?: string | null | undefined
  tags?: readonly string[] | undefined
  ensName?: string | null | undefined
  chainChoices?: readonly ChainChoice[] | undefined
}

/** The wallets that people track. Every question but one names the person. */
export interface WalletsRepository {
  /** Checksummed addresses, oldest first. */
  list(userId: string): Promise<string[]>
  has(userId: string, address: string): Promise<boolean>
  /** With labels and tags, oldest first. */
  listTracked(userId: string): Promise<TrackedWallet[]>
  /**
   * Every address that anybody tracks, once for each set of choices about its chains, with nobody's name to it, and when anybody
   * opened it last.
   */
  listAnybodys(): Promise<{ address: string; chainChoices: ChainChoice[]; openedAt: number }[]>
  /** Notes that a person opened some of their wallets, where that was last noted before a moment. */
  noteOpened(userId: string, addresses: readonly string[], lastBefore: number): Promise<void>
  /** Of some addresses in lower case those that anybody tracks, or may still bring back. */
  filterTracked(addresses: readonly string[]): Promise<Set<string>>
  /** Throws WALLET_ALREADY_TRACKED or TOO_MANY_WALLETS. */
  add(userId: string, address: string, details?: WalletDetails): Promise<void>
  /** Changes what is given. Throws WALLET_NOT_TRACKED. */
  update(userId: string, address: string, details: WalletDetails): Promise<void>
  /** Keeps what was entered for a while, for `restore`. Throws WALLET_NOT_TRACKED. */
  remove(userId: string, address: string): Promise<void>
  /**
   * Brings a wallet back as it was: label, tags, name, place in the list and the time it was added.
   * Throws WALLET_NOT_REMOVED, WALLET_ALREADY_TRACKED or TOO_MANY_WALLETS, and loses nothing then.
   */
  restore(userId: string, address: string): Promise<void>
  /** Forgets deleted wallets that can no longer be brought back. */
  forgetRemoved(now: number): Promise<void>
}

export function createWalletsRepository(
  { connection, tables: { removedWallets, wallets } }: PeopleStore,
  now: () => number,
): WalletsRepository {
  const isOf = (table: typeof wallets | typeof removedWallets, userId: string, address: string) =>
    and(eq(table.userId, userId), eq(table.chainId, ETHEREUM), eq(table.addressKey, address.toLowerCase()))
  const owned = connection
    .select({ id: wallets.id })
    .from(wallets)
    .where(
      and(
        eq(wallets.userId, sql.placeholder('userId')),
        eq(wallets.chainId, ETHEREUM),
        eq(wallets.addressKey, sql.placeholder('addressKey')),
      ),
    )
    .prepare('wallet_of_user')
  const ofUser = connection
    .select({ address: wallets.address })
    .from(wallets)
    .where(eq(wallets.userId, sql.placeholder('userId')))
    .orderBy(asc(wallets.position), asc(wallets.id))
    .prepare('wallets_of_user')

  return {
    async list(userId) {
      const rows = await ofUser.execute({ userId })
      return rows.map(({ address }) => address)
    },

    async listAnybodys() {
      const rows = await connection
        .select({
          address: wallets.addressKey,
          chosen: wallets.chainChoices,
          openedAt: max(wallets.openedAt),
          addedAt: max(wallets.createdAt),
        })
        .from(wallets)
        .groupBy(wallets.addressKey, wallets.chainChoices)
        .orderBy(wallets.addressKey, wallets.chainChoices)
      return rows.map(({ address, chosen, openedAt, addedAt }) => ({
        address,
        chainChoices: toChoices(chosen),
        // Whoever adds a wallet looks at it.
        openedAt: Math.max(openedAt ?? 0, addedAt ?? 0),
      }))
    },

    async noteOpened(userId, addresses, lastBefore) {
      await connection
        .update(wallets)
        .set({ openedAt: now() })
        .where(
          and(
            eq(wallets.userId, userId),
            eq(wallets.chainId, ETHEREUM),
            inArray(
              wallets.addressKey,
              addresses.map((address) => address.toLowerCase()),
            ),
            or(isNull(wallets.openedAt), lt(wallets.openedAt, lastBefore)),
          ),
        )
    },

    async filterTracked(addresses) {
      const found = new Set<string>()
      for (const some of chunksOf(addresses)) {
        for (const table of [wallets, removedWallets]) {
          const rows = await connection
            .selectDistinct({ address: table.addressKey })
            .from(table)
            .where(inArray(table.addressKey, some))
          for (const { address } of rows) found.add(address)
        }
      }
      return found
    },

    async has(userId, address) {
      const rows = await owned.execute({ userId, addressKey: address.toLowerCase() })
      return rows.length > 0
    },

    async listTracked(userId) {
      const rows = await connection
        .select()
        .from(wallets)
        .where(eq(wallets.userId, userId))
        .orderBy(asc(wallets.position), asc(wallets.id))
      return rows.map(({ chainId, address, label, tags, ensName, chainChoices: chosen, createdAt }) => ({
        chainId,
        address,
        label,
        tags: z.parse(walletTags, JSON.parse(tags)),
        ensName,
        chainChoices: toChoices(chosen),
        addedAt: new Date(createdAt).toISOString(),
      }))
    },

    async update(userId, address, details) {
      const set = toColumns(details)
      if (Object.keys(set).length === 0) {
        if (!(await this.has(userId, address))) throw new AppError('WALLET_NOT_TRACKED')
        return
      }
      const changed = await connection
        .update(wallets)
        .set(set)
        .where(isOf(wallets, userId, address))
        .returning({ id: wallets.id })
      if (changed.length === 0) throw new AppError('WALLET_NOT_TRACKED')
    },

    async add(userId, address, details = {}) {
      await connection.transaction(async (transaction) => {
        const [held] = await transaction
          .select({ wallets: count(), last: max(wallets.position) })
          .from(wallets)
          .where(eq(wallets.userId, userId))
        const added = await transaction
          .insert(wallets)
          .values({
            userId,
            chainId: ETHEREUM,
            address,
            addressKey: address.toLowerCase(),
            position: (held?.last ?? -1) + 1,
            createdAt: now(),
            ...toColumns(details),
          })
          .onConflictDoNothing()
          .returning({ id: wallets.id })
        if (added.length === 0) throw new AppError('WALLET_ALREADY_TRACKED')
        if ((held?.wallets ?? 0) >= MAX_WALLETS) throw new AppError('TOO_MANY_WALLETS')
      })
    },

    async remove(userId, address) {
      await connection.transaction(async (transaction) => {
        const [row] = await transaction
          .delete(wallets)
          .where(isOf(wallets, userId, address))
          .returning()
        if (row === undefined) throw new AppError('WALLET_NOT_TRACKED')
        await transaction.delete(removedWallets).where(isOf(removedWallets, userId, address))
        await transaction.insert(removedWallets).values({ ...row, removedAt: now() })
      })
    },

    async restore(userId, address) {
      await connection.transaction(async (transaction) => {
        const [removed] = await transaction
          .delete(removedWallets)
          .where(and(isOf(removedWallets, userId, address), gt(removedWallets.removedAt, now() - RESTORABLE)))
          .returning()
        if (removed === undefined) throw new AppError('WALLET_NOT_REMOVED')
        const { removedAt: _, ...row } = removed
        const added = await transaction
          .insert(wallets)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: wallets.id })
        if (added.length === 0) throw new AppError('WALLET_ALREADY_TRACKED')
        const [held] = await transaction
          .select({ wallets: count() })
          .from(wallets)
          .where(eq(wallets.userId, userId))
        if ((held?.wallets ?? 0) > MAX_WALLETS) throw new AppError('TOO_MANY_WALLETS')
      })
    },

    async forgetRemoved(at) {
      await connection.delete(removedWallets).where(lte(removedWallets.removedAt, at - RESTORABLE))
    },
  }
}

const toChoices = (text: string) => z.parse(chainChoices, JSON.parse(text))

function toColumns({ label, tags, ensName, chainChoices: chosen }: WalletDetails) {
  return {
    ...(label !== undefined && { label }),
    ...(tags !== undefined && { tags: JSON.stringify([...new Set(tags)]) }),
    ...(ensName !== undefined && { ensName }),
    ...(chosen !== undefined && { chainChoices: JSON.stringify(chosen) }),
  }
}
