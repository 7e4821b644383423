import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { chunksOf } from './chunks-of.ts'
import type { ReadingsStore } from './connection.ts'
import { toWalletId, type WalletKey } from './ledgers.repository.ts'

const HOUR_MS = 3_600_000
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
  /** Of some wallets those that have no record of the hour of `at`. */
  listDue(wallets: readonly WalletKey[], at: number): Promise<WalletKey[]>
  /** Keeps only the last record of each day that ended before a moment. */
  thin(before: number): Promise<void>
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
  const isOfWallet = and(
    eq(snapshots.chainId, sql.placeholder('chainId')),
    eq(snapshots.address, sql.placeholder('address')),
  )
  const lastPositions = connection
    .select(fields)
    .from(snapshots)
    .where(and(isOfWallet, lt(snapshots.hour, sql.placeholder('before')), eq(snapshots.positions, true)))
    .orderBy(desc(snapshots.hour))
    .limit(1)
    .prepare('snapshot_positions')
  const ofWallet = connection
    .select(fields)
    .from(snapshots)
    .where(and(isOfWallet, gte(snapshots.hour, sql.placeholder('since'))))
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
      return found.map(toSnapshot)
    },

    async findPositions({ chainId, address }, before) {
      const [found] = await lastPositions.execute({ chainId, address, before: Math.floor(before / HOUR_MS) })
      return found && toSnapshot(found)
    },

    async listDue(tracked, at) {
      const recorded = new Set<string>()
      for (const some of chunksOf(tracked)) {
        const rows = await connection
          .select({ chainId: snapshots.chainId, address: snapshots.address })
          .from(snapshots)
          .where(
            and(
              inArray(snapshots.chainId, [...new Set(some.map(({ chainId }) => chainId))]),
              inArray(
                snapshots.address,
                some.map(({ address }) => address),
              ),
              eq(snapshots.hour, Math.floor(at / HOUR_MS)),
            ),
          )
        for (const wallet of rows) recorded.add(toWalletId(wallet))
      }
      return tracked.filter((wallet) => !recorded.has(toWalletId(wallet)))
    },

    async thin(before) {
      const firstKept = Math.floor(before / HOUR_MS / HOURS_PER_DAY) * HOURS_PER_DAY
      await connection
        .delete(snapshots)
        .where(
          and(
            lt(snapshots.hour, firstKept),
            sql`(${snapshots.chainId}, ${snapshots.address}, ${snapshots.hour}) not in (select ${snapshots.chainId}, ${snapshots.address}, max(${snapshots.hour}) from ${snapshots} where ${snapshots.hour} < ${firstKept} group by ${snapshots.chainId}, ${snapshots.address}, cast(${snapshots.hour} / ${HOURS_PER_DAY} as integer))`,
          ),
        )
    },
  }
}

const toSnapshot = ({ rows, ...rest }: Omit<Snapshot, 'rows'> & { rows: string }): Snapshot => ({
  ...rest,
  rows: z.parse(z.array(snapshotRow), JSON.parse(rows)),
})
