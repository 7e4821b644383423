import {
  blob,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { Columns } from './columns.ts'

const columns = {
  table: sqliteTable,
  text,
  whole: (name = '') => integer(name),
  real,
  flag: (name = '') => integer(name, { mode: 'boolean' }),
  bytes: () => blob('', { mode: 'buffer' }),
  counted: () => integer().primaryKey({ autoIncrement: true }),
  index,
  uniqueIndex,
  primaryKey,
} satisfies Record<keyof Columns, unknown>

/** What tables are made of in SQLite; here, and in its connection, SQLite passes for PostgreSQL. */
export const sqliteColumns = columns as unknown as Columns
