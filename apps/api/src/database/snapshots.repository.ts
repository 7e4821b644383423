import { HOUR_MS } from '@pkg/api-contract'
import { and, asc, desc, eq, gte, inArray, lt, max, notInArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { chunksOf } from './chunks-of.ts'
import type { ReadingsStore } from './connection.ts'
import { isAfterWallet, isOfWallet } from './is-of-wallet.ts'
import type { WalletKey } from './ledgers.repository.ts'
import { readJson } from './read-json.ts'
import { toWalletId } from './to-wallet-id.ts'

const HOURS_PER_DAY = 24

const snapshotRow = z.object({
  asset: z.string(),
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  balance: z.string(),
  decimals: z.nullable(z.number()),
  usdPrice: z.nullable(z.number()),
  spam: z.boolean(),
  /** Contracts that it goes to and comes from; only of what lies inside one. */
  contracts: z.optional(z.array(z.string())),
})

export interface Snapshot {
  at: number
  source: string
  rows: z.infer<typeof snapshotRow>[]
  /** Whether the rows hold what is inside contracts without a token. @default false */
  positions?: boolean
}

/** Recorded holdings of wallets, shared by all who track them. */
export interface SnapshotsRepository {
  /** Records once per hour and wallet; false when the hour has its record already. */
  add(wallet: WalletKey, snapshot: Snapshot): Promise<boolean>
  /** Oldest first. */
  list(wallet: WalletKey, since: number): Promise<Snapshot[]>
  /** The last record before a moment that holds what is inside contracts. */
  findPositions(wallet: WalletKey, before: number): Promise<Snapshot | undefined>
  /** Of some wallets the start of the last hour since a moment that has a record, by the id of the wallet. */
  listLast(wallets: readonly WalletKey[], since: number): Promise<Map<string, number>>
  /** Wallets that have records, in the order of their keys, after one of them. */
  listWallets(after: WalletKey | null, most: number): Promise<WalletKey[]>
  /**
   * Of each day that ended before a moment keeps the last record, and the last that tells what is inside contracts where another
   * came after it. Answers how many went.
   */
  thin(wallet: WalletKey, before: number): Promise<number>
}

export function createSnapshotsRepository({
  connection,
  tables: { snapshots },
}: ReadingsStore): SnapshotsRepository {
  const fields = {
    at: snapshots.at,
    source: snapshots.source,
    rows: snapshots.rows,
    positions: snapshots.positions,
  }
  const isAsked = and(
    eq(snapshots.chainId, sql.placeholder('chainId')),
    eq(snapshots.address, sql.placeholder('address')),
  )
  const lastPositions = connection
    .select(fields)
    .from(snapshots)
    .where(and(isAsked, lt(snapshots.hour, sql.placeholder('before')), eq(snapshots.positions, true)))
    .orderBy(desc(snapshots.hour))
    .limit(1)
    .prepare('snapshot_positions')
  const ofWallet = connection
    .select(fields)
    .from(snapshots)
    .where(and(isAsked, gte(snapshots.hour, sql.placeholder('since'))))
    .orderBy(asc(snapshots.hour))
    .prepare('snapshots_of_wallet')
  return {
    async add({ chainId, address }, { at, source, rows, positions = false }) {
      const added = await connection
        .insert(snapshots)
        .values({
          ...{ chainId, address, hour: Math.floor(at / HOUR_MS), at, source, positions },
          rows: JSON.stringify(rows),
        })
        .onConflictDoNothing()
        .returning({ hour: snapshots.hour })
      return added.length > 0
    },

    async list({ chainId, address }, since) {
      const found = await ofWallet.execute({ chainId, address, since: Math.floor(since / HOUR_MS) })
      return found.flatMap((row) => toSnapshot(row) ?? [])
    },

    async findPositions({ chainId, address }, before) {
      const [found] = await lastPositions.execute({ chainId, address, before: Math.floor(before / HOUR_MS) })
      return found && toSnapshot(found)
    },

    async listLast(wallets, since) {
      const last = new Map<string, number>()
      for (const some of chunksOf(wallets)) {
        const rows = await connection
          .select({ chainId: snapshots.chainId, address: snapshots.address, hour: max(snapshots.hour) })
          .from(snapshots)
          .where(
            and(
              inArray(snapshots.chainId, [...new Set(some.map(({ chainId }) => chainId))]),
              inArray(
                snapshots.address,
                some.map(({ address }) => address),
              ),
              gte(snapshots.hour, Math.floor(since / HOUR_MS)),
            ),
          )
          .groupBy(snapshots.chainId, snapshots.address)
        const asked = new Set(some.map(toWalletId))
        for (const { hour, ...wallet } of rows) {
          const id = toWalletId(wallet)
          if (asked.has(id)) last.set(id, Number(hour) * HOUR_MS)
        }
      }
      return last
    },

    async listWallets(after, most) {
      return await connection
        .selectDistinct({ chainId: snapshots.chainId, address: snapshots.address })
        .from(snapshots)
        .where(isAfterWallet(snapshots, after))
        .orderBy(asc(snapshots.chainId), asc(snapshots.address))
        .limit(most)
    },

    async thin(wallet, before) {
      const firstKept = Math.floor(before / HOUR_MS / HOURS_PER_DAY) * HOURS_PER_DAY
      const isOld = and(isOfWallet(snapshots, wallet), lt(snapshots.hour, firstKept))
      const lastOfDays = (isMeant?: SQL) =>
        connection
          .select({ hour: max(snapshots.hour) })
          .from(snapshots)
          .where(and(isOld, isMeant))
          .groupBy(sql`cast(${snapshots.hour} / ${sql.raw(`${HOURS_PER_DAY}`)} as integer)`)
      const gone = await connection
        .delete(snapshots)
        .where(
          and(
            isOld,
            notInArray(snapshots.hour, lastOfDays()),
            notInArray(snapshots.hour, lastOfDays(eq(snapshots.positions, true))),
          ),
        )
        .returning({ hour: snapshots.hour })
      return gone.length
    },
  }
}

/** Undefined where the disk gives back what nobody wrote: history goes on without the record. */
function toSnapshot({ rows, ...rest }: Omit<Snapshot, 'rows'> & { rows: string }): Snapshot | undefined {
  const read = z.safeParse(z.array(snapshotRow), readJson(rows))
  return read.success ? { ...rest, rows: read.data } : undefined
}
