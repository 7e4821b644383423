import { getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import pRetry from 'p-retry'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Connection, Dialect } from '../connection.ts'
import { createInsideMark } from '../inside-mark.ts'
import { toReplacement } from '../to-replacement.ts'
import { toStorableText } from '../to-storable-text.ts'
import { codeOf } from './code-of.ts'

export const postgresDialect: Dialect = {
  positionIn: (text, part) => sql`strpos(${text}, ${part})`,
  rowsOf: (list: Placeholder) => sql`(select unnest(${list}::text[]))`,
  toList: (texts) => texts,
}

/** PostgreSQL takes 65,535 values in a statement. */
const MOST_VALUES = 60_000
/**
 * Another transaction came between (serialization failure), each waited for the other (deadlock), or somebody else took
 * what this one had looked for and not found (unique violation): the next try sees what they did.
 */
const worthAnotherTry = new Set(['40001', '40P01', '23505'])
const tries = { retries: 10, minTimeout: 5, maxTimeout: 500, randomize: true }

/** Whatever takes a question: the pool, or one of its connections. */
type Asked = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>

/** What repositories ask of a PostgreSQL database. */
export function createPostgresConnection(pool: Pool): Connection {
  const inside = createInsideMark()

  async function runOnce<T>(work: (transaction: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let fault: Error | undefined
    try {
      await client.query('begin isolation level serializable')
      const result = await inside.run(() => work(createInside(client)))
      await client.query('commit')
      return result
    } catch (error) {
      // A connection that cannot even roll back is of no more use.
      await client.query('rollback').catch((broken: Error) => {
        fault = broken
      })
      throw error
    } finally {
      client.release(fault)
    }
  }

  const transaction: Connection['transaction'] = async (work) => {
    inside.refuse()
    return pRetry(() => runOnce(work), {
      ...tries,
      shouldRetry: ({ error }) => worthAnotherTry.has(codeOf(error) ?? ''),
    })
  }

  return {
    ...createQuestions(pool, inside.refuse),
    async insertMany(table, rows, replaceBy) {
      await transaction((within) => within.insertMany(table, rows, replaceBy))
    },
    transaction,
  }
}

function createInside(client: PoolClient): Connection {
  const questions = createQuestions(client, () => {})
  return {
    ...questions,
    async insertMany(table, rows, replaceBy) {
      const names = Object.keys(rows[0] ?? {})
      const atOnce = Math.floor(MOST_VALUES / Math.max(1, names.length))
      for (let from = 0; from < rows.length; from += atOnce) {
        const insert = questions.insert(table as PgTable).values(rows.slice(from, from + atOnce) as never)
        await (replaceBy === undefined
          ? insert.onConflictDoNothing()
          : insert.onConflictDoUpdate({
              target: replaceBy,
              set: toReplacement(getTableColumns(table), names, replaceBy) as never,
            }))
      }
    },
    transaction() {
      throw new Error('A transaction has no other in it')
    },
  }
}

function createQuestions(asked: Asked, before: () => void) {
  const client = {
    async query(question: QueryConfig, values: unknown[]) {
      before()
      return (asked as Pool).query(question, values.map(toStored))
    },
  }
  const database = drizzle(client as unknown as Pool)
  return {
    select: database.select.bind(database),
    selectDistinct: database.selectDistinct.bind(database),
    insert: database.insert.bind(database),
    update: database.update.bind(database),
    delete: database.delete.bind(database),
  } satisfies Partial<Connection>
}

function toStored(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  return Array.isArray(value) ? value.map(toStored) : value
}
