import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { TableKind } from './table-kinds.ts'

/** What a file keeps. Every file has every table; only those of its kind are used in it. */
export type FileKind = Exclude<TableKind, 'passing'>

/** A connection to a file of one kind, so that the compiler finds a table that is looked for in the wrong file. */
export type FileConnection<K extends FileKind> = BetterSQLite3Database & { readonly holds: K }

/** For repositories only; nothing outside this folder speaks SQL. */
export type Connection = FileConnection<'people'>
export type ReadingsConnection = FileConnection<'readings'>
export type PricesConnection = FileConnection<'prices'>
