import { count, desc } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import type { PeopleTables } from './tables/people-tables.ts'

type Message = PeopleTables['contactMessages']['$inferSelect']

/** What visitors wrote to the admins. */
export interface MessagesRepository {
  add(message: Pick<Message, 'name' | 'email' | 'message'>): Promise<void>
  count(): Promise<number>
  /** The newest first. */
  list(range: { limit: number; offset: number }): Promise<Message[]>
}

export function createMessagesRepository(
  { connection, tables: { contactMessages } }: PeopleStore,
  now: () => number,
): MessagesRepository {
  return {
    async add(message) {
      await connection.insert(contactMessages).values({ ...message, createdAt: now() })
    },
    async count() {
      const [found] = await connection.select({ rows: count() }).from(contactMessages)
      return found?.rows ?? 0
    },
    async list({ limit, offset }) {
      return connection
        .select()
        .from(contactMessages)
        .orderBy(desc(contactMessages.id))
        .limit(limit)
        .offset(offset)
    },
  }
}
