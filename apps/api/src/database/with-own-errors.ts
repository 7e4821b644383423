import SQLite from 'better-sqlite3'
import { DatabaseError } from './database-error.ts'

/** A repository whose faults of the engine come as ours, so that nothing outside this folder knows the engine. */
export function withOwnErrors<T extends object>(repository: T): T {
  const methods = Object.entries(repository).map(
    ([name, method]: [string, (...given: unknown[]) => unknown]) => [
      name,
      async (...given: unknown[]) => {
        try {
          return await method.apply(repository, given)
        } catch (error) {
          throw toOwnError(error)
        }
      },
    ],
  )
  return Object.fromEntries(methods) as T
}

function toOwnError(error: unknown): unknown {
  // Drizzle wraps what the engine throws in an error that prints the statement with its values.
  const fault = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (!(fault instanceof SQLite.SqliteError)) return error
  return new DatabaseError(
    fault.code === 'SQLITE_CONSTRAINT_FOREIGNKEY' ? 'PERSON_GONE' : 'FAILED',
    fault.code,
  )
}
