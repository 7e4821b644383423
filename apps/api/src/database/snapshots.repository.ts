import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ReadingsConnection } from './connection.ts'
import type { WalletKey } from './ledgers.repository.ts'
import { snapshots } from './schema.ts'

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
})

export interface Snapshot {
  at: number
  source: string
  rows: z.infer<typeof snapshotRow>[]
}

/** Recorded holdings of wallets, shared by all who track them. */
export interface SnapshotsRepository {
  /** Records once per hour and wallet; false when the hour has its record already. */
  add(wallet: WalletKey, snapshot: Snapshot): Promise<boolean>
  /** Oldest first. */
  list(wallet: WalletKey, since: number): Promise<Snapshot[]>
  /** Every wallet that anybody tracks and that has no record of the hour of `at`. */
  listDue(at: number): Promise<WalletKey[]>
  /** Keeps only the last record of each day that ended before a moment. */
  thin(before: number): Promise<void>
}

export function createSnapshotsRepository(
  connection: ReadingsConnection,
  /** Every wallet that anybody tracks. */
  listTracked: () => Promise<WalletKey[]>,
): SnapshotsRepository {
  const ofWallet = connection
    .select({ at: snapshots.at, source: snapshots.source, rows: snapshots.rows })
    .from(snapshots)
    .where(
      and(
        eq(snapshots.chainId, sql.placeholder('chainId')),
        eq(snapshots.address, sql.placeholder('address')),
        gte(snapshots.hour, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(snapshots.hour))
    .prepare()
  const ofHour = connection
    .select({ at: snapshots.at })
    .from(snapshots)
    .where(
      and(
        eq(snapshots.chainId, sql.placeholder('chainId')),
        eq(snapshots.address, sql.placeholder('address')),
        eq(snapshots.hour, sql.placeholder('hour')),
      ),
    )
    .prepare()

  return {
    async add({ chainId, address }, { at, source, rows }) {
      const { changes } = connection
        .insert(snapshots)
        .values({ chainId, address, hour: Math.floor(at / HOUR_MS), at, source, rows: JSON.stringify(rows) })
        .onConflictDoNothing()
        .run()
      return changes > 0
    },

    async list({ chainId, address }, since) {
      return ofWallet
        .all({ chainId, address, since: Math.floor(since / HOUR_MS) })
        .map(({ rows, ...rest }) => ({ ...rest, rows: z.parse(z.array(snapshotRow), JSON.parse(rows)) }))
    },

    async listDue(at) {
      const hour = Math.floor(at / HOUR_MS)
      return (await listTracked()).filter((wallet) => ofHour.get({ ...wallet, hour }) === undefined)
    },

    async thin(before) {
      const firstKept = Math.floor(before / HOUR_MS / HOURS_PER_DAY) * HOURS_PER_DAY
      connection
        .delete(snapshots)
        .where(
          and(
            lt(snapshots.hour, firstKept),
            sql`(${snapshots.chainId}, ${snapshots.address}, ${snapshots.hour}) not in (select ${snapshots.chainId}, ${snapshots.address}, max(${snapshots.hour}) from ${snapshots} where ${snapshots.hour} < ${firstKept} group by ${snapshots.chainId}, ${snapshots.address}, cast(${snapshots.hour} / ${HOURS_PER_DAY} as integer))`,
          ),
        )
        .run()
    },
  }
}
