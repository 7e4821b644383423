import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { FileConnection, FileKind } from './connection.ts'

export interface OpenFile<K extends FileKind> {
  sqlite: SQLite.Database
  connection: FileConnection<K>
}

/** Told of every statement, with the values in it; for tests. */
export type OnStatement = (holds: FileKind, statement: string) => void

export const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** Opens one SQLite file, creates it and its folder where missing, and brings its tables up to date. */
export function openFile<K extends FileKind>(file: string, holds: K, onStatement?: OnStatement): OpenFile<K> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = new SQLite(file, onStatement && { verbose: (text) => onStatement(holds, String(text)) })
  sqlite.pragma('journal_mode = WAL')
  // FULL would wait for the disk in the thread that answers everybody; `synced` waits beside it.
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  const connection = drizzle(sqlite)
  migrate(connection, { migrationsFolder })
  return { sqlite, connection: Object.assign(connection, { holds }) }
}
