import SQLite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import pRetry from 'p-retry'
import { createInsideMark } from '../inside-mark.ts'

/** More than there are kinds of questions; of those with lists of any length the latest are kept. */
const MOST_STATEMENTS = 500
/** Another process writes: about five seconds, during which everybody else is answered. */
const whileBusy = { retries: 100, minTimeout: 5, maxTimeout: 60, randomize: true }

/**
 * One connection to a SQLite file for all who ask. SQLite answers at once, so that a question waits for nothing but the
 * transaction of somebody else, which is on the same connection, or for the lock of another process.
 */
export function createSqliteFile(sqlite: SQLite.Database) {
  const statements = new LRUCache<string, SQLite.Statement>({ max: MOST_STATEMENTS })
  const inside = createInsideMark()
  const begin = sqlite.prepare('begin immediate')
  const commit = sqlite.prepare('commit')
  const rollback = sqlite.prepare('rollback')
  let underWay: Promise<void> | undefined

  async function askInTurn<T>(question: () => T): Promise<T> {
    while (underWay !== undefined) {
      inside.refuse()
      await underWay
    }
    // In the same step as the look, so that of many who waited one after the other is let in.
    return question()
  }

  return {
    /** The statement of a text, compiled once. One that answers does so with lists of values. */
    prepare(text: string): SQLite.Statement {
      const known = statements.get(text)
      if (known !== undefined) return known
      const statement = sqlite.prepare(text)
      if (statement.reader) statement.raw()
      statements.set(text, statement)
      return statement
    },

    /** Asks between transactions, and again while another process holds the file; at once where nothing is in the way. */
    ask<T>(question: () => T): T | Promise<T> {
      if (underWay === undefined) {
        try {
          return question()
        } catch (error) {
          if (!isBusy(error)) throw error
        }
      }
      return pRetry(() => askInTurn(question), {
        ...whileBusy,
        shouldRetry: (context) => isBusy(context.error),
      })
    },

    /** Nobody else's question comes between those of the work. */
    async transaction<T>(work: () => Promise<T>): Promise<T> {
      const { promise, resolve: end } = Promise.withResolvers<void>()
      await this.ask(() => {
        begin.run()
        // In the same step, so that nobody's question comes between.
        underWay = promise
      })
      try {
        const result = await inside.run(work)
        commit.run()
        return result
      } finally {
        if (sqlite.inTransaction) rollback.run()
        underWay = undefined
        end()
      }
    },
  }
}

export type SqliteFile = ReturnType<typeof createSqliteFile>

const isBusy = (error: unknown) => error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
