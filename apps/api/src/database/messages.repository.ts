import { count, desc } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { contactMessages } from './schema.ts'

type Message = typeof contactMessages.$inferSelect

/** What visitors wrote to the admins. */
export interface MessagesRepository {
  add(message: Pick<Message, 'name' | 'email' | 'message'>): Promise<void>
  count(): Promise<number>
  /** The newest first. */
  list(range: { limit: number; offset: number }): Promise<Message[]>
}

export function createMessagesRepository(connection: Connection, now: () => number): MessagesRepository {
  return {
    async add(message) {
      connection
        .insert(contactMessages)
        .values({ ...message, createdAt: now() })
        .run()
    },
    async count() {
      return connection.select({ rows: count() }).from(contactMessages).get()?.rows ?? 0
    },
    async list({ limit, offset }) {
      return connection
        .select()
        .from(contactMessages)
        .orderBy(desc(contactMessages.id))
        .limit(limit)
        .offset(offset)
        .all()
    },
  }
}
