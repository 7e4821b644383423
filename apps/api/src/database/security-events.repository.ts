import type { SecurityEventKind } from '@pkg/api-contract'
import { desc, eq, lt } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import type { PeopleTables } from './tables/people-tables.ts'

export interface StoredSecurityEvent {
  id: number
  userId: string
  kind: SecurityEventKind
  /** Milliseconds since 1970. */
  at: number
  device: string
  network: string
}

/** What happened to accounts. It can be added to and read; the database itself refuses anything else. */
export interface SecurityEventsRepository {
  add(event: Omit<StoredSecurityEvent, 'id'>): Promise<void>
  /** Newest first; some are written a moment after they happened. */
  listOfUser(userId: string, limit: number): Promise<StoredSecurityEvent[]>
  list(limit: number): Promise<StoredSecurityEvent[]>
  /** Refused by the database for events of the last year. */
  removeOlderThan(time: number): Promise<void>
}

export function createSecurityEventsRepository({
  connection,
  tables: { securityEvents },
}: PeopleStore): SecurityEventsRepository {
  // Only this file writes kinds, all of them from the contract's list.
  const toEvents = (rows: PeopleTables['securityEvents']['$inferSelect'][]) => rows as StoredSecurityEvent[]

  return {
    async add(event) {
      await connection.insert(securityEvents).values(event)
    },
    async listOfUser(userId, limit) {
      return toEvents(
        await connection
          .select()
          .from(securityEvents)
          .where(eq(securityEvents.userId, userId))
          .orderBy(desc(securityEvents.at), desc(securityEvents.id))
          .limit(limit),
      )
    },
    async list(limit) {
      return toEvents(
        await connection
          .select()
          .from(securityEvents)
          .orderBy(desc(securityEvents.at), desc(securityEvents.id))
          .limit(limit),
      )
    },
    async removeOlderThan(time) {
      await connection.delete(securityEvents).where(lt(securityEvents.at, time))
    },
  }
}
