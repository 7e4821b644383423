import type { KeptText, TextStore } from '@pkg/keep-fresh'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { ReadingsConnection } from './connection.ts'
import { answers } from './schema.ts'

export interface AnswersRepository extends TextStore {
  /** Counts one under a key, in one step however many do so at once; false when there are `most` already. */
  countUpTo(most: number, key: string, now: number): Promise<boolean>
  /** Forgets what nobody asked for anew since then. */
  removeOlderThan(time: number): Promise<void>
}

/** So many keys stand in one statement; SQLite takes 32,766 values. */
const KEYS_AT_ONCE = 1_000

/** What sources answered, kept over a restart. */
export function createAnswersRepository(connection: ReadingsConnection): AnswersRepository {
  const { key: id, value, storedAt } = answers
  const byKey = connection
    .select({ value, storedAt })
    .from(answers)
    .where(eq(id, sql.placeholder('key')))
    .prepare()
  const replaced = { value: sql`excluded.value`, storedAt: sql`excluded.stored_at` }
  const put = connection
    .insert(answers)
    .values({
      key: sql.placeholder('key'),
      value: sql.placeholder('value'),
      storedAt: sql.placeholder('storedAt'),
    })
    .onConflictDoUpdate({ target: id, set: replaced })
    .prepare()

  return {
    async get(key) {
      return byKey.get({ key })
    },

    async getAll(keys) {
      const found = new Map<string, KeptText>()
      for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
        const rows = connection
          .select()
          .from(answers)
          .where(inArray(id, keys.slice(from, from + KEYS_AT_ONCE)))
          .all()
        for (const { key, ...entry } of rows) found.set(key, entry)
      }
      return found
    },

    async set(key, entry) {
      put.run({ key, ...entry })
    },

    async setAll(entries) {
      if (entries.size === 0) return
      connection.transaction(
        () => {
          for (const [key, entry] of entries) put.run({ key, ...entry })
        },
        { behavior: 'immediate' },
      )
    },

    async countUpTo(most, key, now) {
      if (most < 1) return false
      const counted = connection
        .insert(answers)
        .values({ key, value: '1', storedAt: now })
        .onConflictDoUpdate({
          target: id,
          set: { value: sql`cast(cast(${value} as integer) + 1 as text)`, storedAt: now },
          setWhere: sql`cast(${value} as integer) < ${most}`,
        })
        .returning({ key: id })
        .all()
      return counted.length === 1
    },

    async removeOlderThan(time) {
      connection.delete(answers).where(lt(storedAt, time)).run()
    },
  }
}
