import type { SecurityEventKind } from '@pkg/api-contract'
import { desc, eq, lt } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { securityEvents } from './schema.ts'

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

export function createSecurityEventsRepository(connection: Connection): SecurityEventsRepository {
  // Only this file writes kinds, all of them from the contract's list.
  const toEvents = (rows: (typeof securityEvents.$inferSelect)[]) => rows as StoredSecurityEvent[]

  return {
    async add(event) {
      connection.insert(securityEvents).values(event).run()
    },
    async listOfUser(userId, limit) {
      return toEvents(
        connection
          .select()
          .from(securityEvents)
          .where(eq(securityEvents.userId, userId))
          .orderBy(desc(securityEvents.at), desc(securityEvents.id))
          .limit(limit)
          .all(),
      )
    },
    async list(limit) {
      return toEvents(
        connection
          .select()
          .from(securityEvents)
          .orderBy(desc(securityEvents.at), desc(securityEvents.id))
          .limit(limit)
          .all(),
      )
    },
    async removeOlderThan(time) {
      connection.delete(securityEvents).where(lt(securityEvents.at, time)).run()
    },
  }
}
