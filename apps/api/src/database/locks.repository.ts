import { and, eq, sql } from 'drizzle-orm'
import type { ReadingsConnection } from './connection.ts'
import { locks } from './schema.ts'

/** Locks over all processes that share the database. */
export interface LocksRepository {
  /** Takes or prolongs a lock until a moment; false while somebody else holds it. */
  take(name: string, holder: string, times: { now: number; until: number }): Promise<boolean>
  /** Gives a lock back; a lock that is somebody else's by now stays. */
  release(name: string, holder: string): Promise<void>
}

export function createLocksRepository(connection: ReadingsConnection): LocksRepository {
  return {
    async take(name, holder, { now, until }) {
      const { changes } = connection
        .insert(locks)
        .values({ name, holder, until })
        .onConflictDoUpdate({
          target: locks.name,
          set: { holder, until },
          setWhere: sql`${locks.holder} = ${holder} or ${locks.until} <= ${now}`,
        })
        .run()
      return changes > 0
    },
    async release(name, holder) {
      connection
        .delete(locks)
        .where(and(eq(locks.name, name), eq(locks.holder, holder)))
        .run()
    },
  }
}
