import { AppError, ETHEREUM, MAX_WALLETS, type TrackedWallet, walletTags } from '@pkg/api-contract'
import { and, asc, count, eq, gt, lte, max, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Connection } from './connection.ts'
import type { WalletKey } from './ledgers.repository.ts'
import { removedWallets, wallets } from './schema.ts'

/** For how long a deleted wallet can be brought back, in milliseconds. */
const RESTORABLE = 3_600_000

/** What a person says of a wallet. */
interface WalletDetails {
  label?: string | null | undefined
  tags?: readonly string[] | undefined
  ensName?: string | null | undefined
}

/** The wallets that people track. Every question but one names the person. */
export interface WalletsRepository {
  /** Checksummed addresses, oldest first. */
  list(userId: string): Promise<string[]>
  has(userId: string, address: string): Promise<boolean>
  /** With labels and tags, oldest first. */
  listTracked(userId: string): Promise<TrackedWallet[]>
  /** Every wallet that anybody tracks, once, with nobody's name to it. */
  listKeys(): Promise<WalletKey[]>
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

export function createWalletsRepository(connection: Connection, now: () => number): WalletsRepository {
  const one = (userId: string, address: string) =>
    and(
      eq(wallets.userId, userId),
      eq(wallets.chainId, ETHEREUM),
      eq(wallets.addressKey, address.toLowerCase()),
    )
  const oneRemoved = (userId: string, address: string) =>
    and(
      eq(removedWallets.userId, userId),
      eq(removedWallets.chainId, ETHEREUM),
      eq(removedWallets.addressKey, address.toLowerCase()),
    )
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
    .prepare()
  const ofUser = connection
    .select({ address: wallets.address })
    .from(wallets)
    .where(eq(wallets.userId, sql.placeholder('userId')))
    .orderBy(asc(wallets.position), asc(wallets.id))
    .prepare()

  return {
    async list(userId) {
      return ofUser.all({ userId }).map(({ address }) => address)
    },

    async listKeys() {
      return connection
        .selectDistinct({ chainId: wallets.chainId, address: wallets.addressKey })
        .from(wallets)
        .orderBy(wallets.addressKey)
        .all()
    },

    async has(userId, address) {
      return owned.get({ userId, addressKey: address.toLowerCase() }) !== undefined
    },

    async listTracked(userId) {
      return connection
        .select()
        .from(wallets)
        .where(eq(wallets.userId, userId))
        .orderBy(asc(wallets.position), asc(wallets.id))
        .all()
        .map(({ chainId, address, label, tags, ensName, createdAt }) => ({
          chainId,
          address,
          label,
          tags: z.parse(walletTags, JSON.parse(tags)),
          ensName,
          addedAt: new Date(createdAt).toISOString(),
        }))
    },

    async update(userId, address, details) {
      const set = toColumns(details)
      if (Object.keys(set).length === 0) {
        if (!(await this.has(userId, address))) throw new AppError('WALLET_NOT_TRACKED')
        return
      }
      const { changes } = connection.update(wallets).set(set).where(one(userId, address)).run()
      if (changes === 0) throw new AppError('WALLET_NOT_TRACKED')
    },

    async add(userId, address, details = {}) {
      connection.transaction(
        (transaction) => {
          const held = transaction
            .select({ wallets: count(), last: max(wallets.position) })
            .from(wallets)
            .where(eq(wallets.userId, userId))
            .get()
          const { changes } = transaction
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
            .run()
          if (changes === 0) throw new AppError('WALLET_ALREADY_TRACKED')
          if ((held?.wallets ?? 0) >= MAX_WALLETS) throw new AppError('TOO_MANY_WALLETS')
        },
        { behavior: 'immediate' },
      )
    },

    async remove(userId, address) {
      connection.transaction(
        (transaction) => {
          const row = transaction.delete(wallets).where(one(userId, address)).returning().get()
          if (row === undefined) throw new AppError('WALLET_NOT_TRACKED')
          transaction.delete(removedWallets).where(oneRemoved(userId, address)).run()
          transaction
            .insert(removedWallets)
            .values({ ...row, removedAt: now() })
            .run()
        },
        { behavior: 'immediate' },
      )
    },

    async restore(userId, address) {
      connection.transaction(
        (transaction) => {
          const removed = transaction
            .delete(removedWallets)
            .where(and(oneRemoved(userId, address), gt(removedWallets.removedAt, now() - RESTORABLE)))
            .returning()
            .get()
          if (removed === undefined) throw new AppError('WALLET_NOT_REMOVED')
          const { removedAt: _, ...row } = removed
          const { changes } = transaction.insert(wallets).values(row).onConflictDoNothing().run()
          if (changes === 0) throw new AppError('WALLET_ALREADY_TRACKED')
          const held = transaction
            .select({ wallets: count() })
            .from(wallets)
            .where(eq(wallets.userId, userId))
            .get()
          if ((held?.wallets ?? 0) > MAX_WALLETS) throw new AppError('TOO_MANY_WALLETS')
        },
        { behavior: 'immediate' },
      )
    },

    async forgetRemoved(at) {
      connection
        .delete(removedWallets)
        .where(lte(removedWallets.removedAt, at - RESTORABLE))
        .run()
    },
  }
}

function toColumns({ label, tags, ensName }: WalletDetails) {
  return {
    ...(label !== undefined && { label }),
    ...(tags !== undefined && { tags: JSON.stringify([...new Set(tags)]) }),
    ...(ensName !== undefined && { ensName }),
  }
}
