import type { AnswerStore } from '@pkg/chain-client'
import { eq, lt, sql } from 'drizzle-orm'
import type { ReadingsConnection } from './connection.ts'
import { answers } from './schema.ts'

export interface AnswersRepository extends AnswerStore {
  /** Forgets what nobody asked for anew since then. */
  removeOlderThan(time: number): void
}

/** The chain client's memory over a restart. */
export function createAnswersRepository(connection: ReadingsConnection): AnswersRepository {
  const byKey = connection
    .select({ value: answers.value, storedAt: answers.storedAt })
    .from(answers)
    .where(eq(answers.key, sql.placeholder('key')))
    .prepare()

  return {
    get(key) {
      return byKey.get({ key })
    },
    set(key, entry) {
      connection
        .insert(answers)
        .values({ key, ...entry })
        .onConflictDoUpdate({ target: answers.key, set: entry })
        .run()
    },
    removeOlderThan(time) {
      connection.delete(answers).where(lt(answers.storedAt, time)).run()
    },
  }
}
