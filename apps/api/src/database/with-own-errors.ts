import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError, type DatabaseErrorCode } from './database-error.ts'

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

/** Nothing can be written: SQLite's words, and those of PostgreSQL for a full disk and for a server that only reads. */
const NO_ROOM = /^(?:SQLITE_(?:FULL|READONLY\w*|IOERR\w*|CANTOPEN\w*)|53100|25006)$/
/** PostgreSQL shuts down, starts, or takes no more connections; or there is no way to it. */
const AWAY = /^(?:57P0[1-3]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
/** What its driver says in words alone. */
const AWAY_IN_WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect)/

/** A reference to somebody who is not there, as SQLite and as PostgreSQL call it. */
const gone = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])
/** The codes of SQLite, and the five letters of PostgreSQL. */
const ENGINE_CODE = /^(?:SQLITE(?:_\w+)?|[0-9A-Z]{5})$/

function toOwnError(error: unknown): unknown {
  // Drizzle wraps what the engine throws in an error that prints the statement with its values.
  const isWrapped = error instanceof DrizzleQueryError
  const fault = isWrapped ? error.cause : error
  const code = codeOf(fault)
  if (code !== undefined && (ENGINE_CODE.test(code) || AWAY.test(code))) {
    return new DatabaseError(toOwnCode(code), code)
  }
  if (fault instanceof Error && AWAY_IN_WORDS.test(fault.message))
    return new DatabaseError('AWAY', 'no connection')
  return isWrapped ? new DatabaseError('FAILED', code ?? 'no code') : error
}

function toOwnCode(code: string): DatabaseErrorCode {
  if (gone.has(code)) return 'PERSON_GONE'
  if (NO_ROOM.test(code)) return 'NO_ROOM'
  return AWAY.test(code) ? 'AWAY' : 'FAILED'
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
