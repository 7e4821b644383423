import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type { PeopleTables } from './tables/people-tables.ts'
import type { PriceTables } from './tables/price-tables.ts'
import type { ReadingsTables } from './tables/readings-tables.ts'

/**
 * What repositories may ask of a database, whichever engine it is. A question is asked when it is awaited; the name that
 * `prepare` takes is for PostgreSQL, where each stands for one statement, or is empty for one that has many forms.
 */
export interface Connection
  extends Pick<PgDatabase<PgQueryResultHKT>, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'> {
  /**
   * Adds many rows, each of which names the same columns. A row that is there already stays, or gets the new values where
   * `replaceBy` names the columns that identify it; then no two of the new rows may be the same.
   */
  insertMany<T extends PgTable>(
    table: T,
    rows: readonly T['$inferInsert'][],
    replaceBy?: [PgColumn, ...PgColumn[]],
  ): Promise<void>
  /**
   * All or nothing, as if nobody else were there. The work asks the connection that it is given and does nothing else,
   * since it may run again from its start.
   */
  transaction<T>(work: (transaction: Connection) => Promise<T>): Promise<T>
}

/** What the engines say in different words. */
export interface Dialect {
  /** Where a part begins in a text, counted from 1; 0 where it is not in it. */
  positionIn(text: SQLWrapper, part: string): SQL
  /** The texts of a list that `toList` has made, one in each row. */
  rowsOf(list: Placeholder): SQL
  /** A list of texts as one value. */
  toList(texts: readonly string[]): unknown
}

/** A connection with the tables that it reaches, so that the compiler finds a table that is looked for in the wrong place. */
export interface Store<Tables> {
  connection: Connection
  tables: Tables
  dialect: Dialect
}

/** For repositories only; nothing outside this folder speaks SQL. */
export type PeopleStore = Store<PeopleTables>
export type ReadingsStore = Store<ReadingsTables>
export type PricesStore = Store<PriceTables>

/** What people entered, open, before anything is asked of it. */
export interface EngineOfPeople {
  people: PeopleStore
  /** Resolves once every write so far is kept over a power cut. */
  synced(): Promise<void>
  /** May be called again. */
  close(): Promise<void>
}

/** A database that is open. */
export interface Engine extends EngineOfPeople {
  readings: ReadingsStore
  prices: PricesStore
  /** Worlds whose readings are kept and not used. */
  listOtherWorlds(): Promise<string[]>
  /** Rejects when the database does not answer. */
  check(): Promise<void>
}
