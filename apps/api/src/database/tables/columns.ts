import type * as pg from 'drizzle-orm/pg-core'

interface BytesConfig {
  name: ''
  dataType: 'custom'
  columnType: 'PgCustomColumn'
  data: Buffer
  driverParam: unknown
  enumValues: undefined
}

/**
 * What tables are made of, in the types of PostgreSQL. Every engine has a set of its own; Drizzle's builders have the same
 * methods for both engines, and what PostgreSQL alone can do the conformance suite would find on SQLite.
 */
export interface Columns {
  table: typeof pg.pgTable
  /** Compared byte by byte, whatever the language of the machine. */
  text: typeof pg.text
  /** A whole number up to 2^53, such as a time in milliseconds. */
  whole<N extends string = ''>(name?: N): pg.PgBigInt53BuilderInitial<N>
  real: typeof pg.doublePrecision
  flag: typeof pg.boolean
  /** A file as it is. */
  bytes(): pg.PgCustomColumnBuilder<BytesConfig>
  /** The primary key, a number that the database gives out. */
  counted(): ReturnType<pg.PgBigInt53BuilderInitial<''>['generatedByDefaultAsIdentity']>
  index: typeof pg.index
  uniqueIndex: typeof pg.uniqueIndex
  primaryKey: typeof pg.primaryKey
}
