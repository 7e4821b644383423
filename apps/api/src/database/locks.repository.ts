import { DAY_MS } from '@pkg/api-contract'
import { and, eq, sql } from 'drizzle-orm'
import type { ReadingsStore } from './connection.ts'

/** Nobody takes one for longer than a day: one that is held until later was taken by a clock that stood wrong. */
const LONGEST_MS = 2 * DAY_MS

/** Locks over all processes that share the database. */
export interface LocksRepository {
  /** Takes or prolongs a lock until a moment; false while somebody else holds it. */
  take(name: string, holder: string, times: { now: number; until: number }): Promise<boolean>
  /** Gives a lock back; a lock that is somebody else's by now stays. */
  release(name: string, holder: string): Promise<void>
}

export function createLocksRepository({ connection, tables: { locks } }: ReadingsStore): LocksRepository {
  return {
    async take(name, holder, { now, until }) {
      const taken = await connection
        .insert(locks)
        .values({ name, holder, until })
        .onConflictDoUpdate({
          target: locks.name,
          set: { holder, until },
          setWhere: sql`${locks.holder} = ${holder} or ${locks.until} <= ${now} or ${locks.until} > ${now + LONGEST_MS}`,
        })
        .returning({ name: locks.name })
      return taken.length > 0
    },
    async release(name, holder) {
      await connection.delete(locks).where(and(eq(locks.name, name), eq(locks.holder, holder)))
    },
  }
}
