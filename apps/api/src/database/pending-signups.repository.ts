import { hexAddress } from '@pkg/api-contract'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PeopleStore } from './connection.ts'
import type { PeopleTables } from './tables/people-tables.ts'

type Row = PeopleTables['pendingSignups']['$inferSelect']

/** A signup that waits for its mail to be answered. */
type PendingSignup = Omit<Row, 'addresses'> & { addresses: string[] }

/** Signups that are no accounts yet, known by the hash of the secret in their link. */
export interface PendingSignupsRepository {
  /** Keeps one. Several may wait for one address: a stranger's must not undo the owner's. */
  add(signup: PendingSignup): Promise<void>
  /** The live one without using it up: that is what making the account does. */
  find(id: string, now: number): Promise<PendingSignup | undefined>
  removeExpired(now: number): Promise<void>
}

/** More than wait at a time; beyond it the oldest go, so that nobody fills the disk with them. */
const MOST = 10_000
const addressList = z.array(hexAddress)

export function createPendingSignupsRepository(
  { connection, tables: { pendingSignups } }: PeopleStore,
  most = MOST,
): PendingSignupsRepository {
  return {
    async add({ addresses, ...signup }) {
      await connection.transaction(async (transaction) => {
        await transaction
          .insert(pendingSignups)
          .values({ ...signup, email: signup.email.toLowerCase(), addresses: JSON.stringify(addresses) })
        const [tooMuch] = await transaction
          .select({ at: pendingSignups.createdAt })
          .from(pendingSignups)
          .orderBy(desc(pendingSignups.createdAt))
          .limit(1)
          .offset(most)
        if (tooMuch === undefined) return
        await transaction.delete(pendingSignups).where(lte(pendingSignups.createdAt, tooMuch.at))
      })
    },

    async find(id, now) {
      const [row] = await connection
        .select()
        .from(pendingSignups)
        .where(and(eq(pendingSignups.id, id), gt(pendingSignups.expiresAt, now)))
      return row && { ...row, addresses: z.parse(addressList, JSON.parse(row.addresses)) }
    },

    async removeExpired(now) {
      await connection.delete(pendingSignups).where(lte(pendingSignups.expiresAt, now))
    },
  }
}
