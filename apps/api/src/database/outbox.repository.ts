import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PeopleStore } from './connection.ts'
import type { PeopleTables } from './tables/people-tables.ts'

type OutboxRow = PeopleTables['outbox']['$inferSelect']

/** Work that waits to be done after an answer, over crashes: mails above all. */
export interface OutboxRepository {
  add(row: Omit<OutboxRow, 'tries'>): Promise<void>
  /**
   * Takes what is due, the longest due first, and makes it due again at `until`, should whoever took it never come back.
   * What one takes no other one takes before that. `tries` counts this one.
   */
  claim(times: { now: number; until: number }, most: number): Promise<OutboxRow[]>
  /** Makes one due again at a moment. */
  postpone(id: string, dueAt: number): Promise<void>
  remove(id: string): Promise<void>
  /** How many wait, and since when the oldest does; null where none waits. */
  tell(): Promise<{ waiting: number; oldest: number | null }>
}

export function createOutboxRepository({ connection, tables: { outbox } }: PeopleStore): OutboxRepository {
  return {
    async add(row) {
      await connection.insert(outbox).values({ ...row, tries: 0 })
    },
    async claim({ now, until }, most) {
      const due = connection
        .select({ id: outbox.id })
        .from(outbox)
        .where(lte(outbox.dueAt, now))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(most)
      return (
        connection
          .update(outbox)
          .set({ dueAt: until, tries: sql`${outbox.tries} + 1` })
          // Asked of the row once more: of two who chose the same one, the second finds it taken.
          .where(and(inArray(outbox.id, due), lte(outbox.dueAt, now)))
          .returning()
      )
    },
    async postpone(id, dueAt) {
      await connection.update(outbox).set({ dueAt }).where(eq(outbox.id, id))
    },
    async remove(id) {
      await connection.delete(outbox).where(eq(outbox.id, id))
    },
    async tell() {
      const [found] = await connection
        .select({ waiting: sql<number>`count(*)`, oldest: sql<number | null>`min(${outbox.createdAt})` })
        .from(outbox)
      return {
        waiting: Number(found?.waiting ?? 0),
        oldest: found?.oldest == null ? null : Number(found.oldest),
      }
    },
  }
}
