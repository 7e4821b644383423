import { DrizzleQueryError } from 'drizzle-orm/errors'
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

/** A reference to somebody who is not there, as SQLite and as PostgreSQL call it. */
const gone = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])
/** The codes of SQLite, and the five letters of PostgreSQL. */
const ENGINE_CODE = /^(?:SQLITE(?:_\w+)?|[0-9A-Z]{5})$/

function toOwnError(error: unknown): unknown {
  // Drizzle wraps what the engine throws in an error that prints the statement with its values.
  const isWrapped = error instanceof DrizzleQueryError
  const code = codeOf(isWrapped ? error.cause : error)
  if (code !== undefined && ENGINE_CODE.test(code)) {
    return new DatabaseError(gone.has(code) ? 'PERSON_GONE' : 'FAILED', code)
  }
  return isWrapped ? new DatabaseError('FAILED', code ?? 'no code') : error
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
