import type { KeptText, TextStore } from '@pkg/keep-fresh'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { chunksOf } from './chunks-of.ts'
import type { ReadingsStore } from './connection.ts'
import { toExcluded } from './to-replacement.ts'

export interface AnswersRepository extends TextStore {
  /** Counts one under a key, in one step however many do so at once; false when there are `most` already. */
  countUpTo(most: number, key: string, now: number): Promise<boolean>
  /** Forgets what nobody asked for anew since then. */
  removeOlderThan(time: number): Promise<void>
}

/** What sources answered, kept over a restart. */
export function createAnswersRepository({
  connection,
  tables: { answers },
}: ReadingsStore): AnswersRepository {
  const { key: id, value, storedAt } = answers
  const byKey = connection
    .select({ value, storedAt })
    .from(answers)
    .where(eq(id, sql.placeholder('key')))
    .prepare('answer_by_key')
  const put = connection
    .insert(answers)
    .values({
      key: sql.placeholder('key'),
      value: sql.placeholder('value'),
      storedAt: sql.placeholder('storedAt'),
    })
    .onConflictDoUpdate({ target: id, set: { value: toExcluded(value), storedAt: toExcluded(storedAt) } })
    .prepare('put_answer')

  return {
    async get(key) {
      const [found] = await byKey.execute({ key })
      return found
    },

    async getAll(keys) {
      const found = new Map<string, KeptText>()
      for (const some of chunksOf(keys)) {
        const rows = await connection.select().from(answers).where(inArray(id, some))
        for (const { key, ...entry } of rows) found.set(key, entry)
      }
      return found
    },

    async set(key, entry) {
      await put.execute({ key, ...entry })
    },

    async setAll(entries) {
      const rows = [...entries].map(([key, entry]) => ({ key, value: entry.value, storedAt: entry.storedAt }))
      await connection.insertMany(answers, rows, [id])
    },

    async countUpTo(most, key, now) {
      if (most < 1) return false
      const counted = await connection
        .insert(answers)
        .values({ key, value: '1', storedAt: now })
        .onConflictDoUpdate({
          target: id,
          set: { value: sql`cast(cast(${value} as integer) + 1 as text)`, storedAt: now },
          setWhere: sql`cast(${value} as integer) < ${most}`,
        })
        .returning({ key: id })
      return counted.length === 1
    },

    async removeOlderThan(time) {
      await connection.delete(answers).where(lt(storedAt, time))
    },
  }
}
