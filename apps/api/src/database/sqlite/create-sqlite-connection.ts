import { getTableColumns, Placeholder, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { BaseSQLiteDatabase, SQLiteAsyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Connection, Dialect } from '../connection.ts'
import { toReplacement } from '../to-replacement.ts'
import type { SqliteFile } from './sqlite-file.ts'
import { type SqliteQuery, SqliteSession, type TransactionSide } from './sqlite-session.ts'

export const sqliteDialect: Dialect = {
  positionIn: (text, part) => sql`instr(${text}, ${part})`,
  rowsOf: (list) => sql`(select value from json_each(${list}))`,
  toList: (texts) => JSON.stringify(texts),
}

/** What repositories ask of a SQLite file. */
export function createSqliteConnection(file: SqliteFile): Connection {
  const outside = createQuestions(file, 'outside')
  const inside: Connection = {
    ...createQuestions(file, 'inside'),
    transaction() {
      throw new Error('A transaction has no other in it')
    },
  }
  return { ...outside, transaction: (work) => file.transaction(() => work(inside)) }
}

function createQuestions(file: SqliteFile, side: TransactionSide): Omit<Connection, 'transaction'> {
  const dialect = new SQLiteAsyncDialect()
  const session = new SqliteSession(dialect, file, side)
  const database = new BaseSQLiteDatabase('async', dialect, session, undefined)
  const insertions = new Map<PgTable, Map<string, SqliteQuery>>()

  /** Adding one row; compiled once for each table and set of columns. */
  function findInsertion(table: PgTable, names: string[], replaceBy?: PgColumn[]): SqliteQuery {
    const ofTable = insertions.get(table) ?? new Map<string, SqliteQuery>()
    insertions.set(table, ofTable)
    const form = [...names, ':', ...(replaceBy ?? []).map(({ name }) => name)].join()
    const known = ofTable.get(form)
    if (known !== undefined) return known
    const values = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]))
    // Of the same columns as PostgreSQL's table, of which it has the type.
    const insert = database.insert(table as unknown as SQLiteTable).values(values as never)
    const made = (replaceBy === undefined
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({
          target: replaceBy as never,
          set: toReplacement(getTableColumns(table), names, replaceBy) as never,
        })
    ).prepare() as unknown as SqliteQuery
    ofTable.set(form, made)
    return made
  }

  // SQLite's builders have the same methods; what PostgreSQL's alone have the conformance suite would find.
  const builders = database as unknown as Pick<
    Connection,
    'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
  >
  return {
    select: builders.select.bind(builders),
    selectDistinct: builders.selectDistinct.bind(builders),
    insert: builders.insert.bind(builders),
    update: builders.update.bind(builders),
    delete: builders.delete.bind(builders),
    async insertMany(table, rows, replaceBy) {
      const [first] = rows
      if (first === undefined) return
      const insertion = findInsertion(table, Object.keys(first), replaceBy)
      const addAll = () => {
        for (const row of rows) insertion.runNow(row)
      }
      if (side === 'inside') addAll()
      else await file.transaction(async () => addAll())
    },
  }
}
