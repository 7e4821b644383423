import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { DatabaseRefusedError } from '../database-refused-error.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

/** Opens one SQLite file, creates it and its folder where missing, and brings its tables up to date. */
export function openSqliteFile(file: string): SQLite.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = file === ':memory:' ? openInMemory() : new SQLite(file)
  try {
    sqlite.pragma('journal_mode = WAL')
    // FULL would wait for the disk in the thread that answers everybody; `synced` waits beside it.
    sqlite.pragma('synchronous = NORMAL')
    sqlite.pragma('foreign_keys = ON')
    sqlite.pragma('busy_timeout = 5000')
    migrateSqlite(sqlite, file)
    // From now on the lock of another process is waited for beside the loop, not in it.
    sqlite.pragma('busy_timeout = 0')
    return sqlite
  } catch (error) {
    sqlite.close()
    if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_NOTADB') {
      throw new DatabaseRefusedError(
        `${file} is no SQLite database. Set DATABASE_URL to a file that is not there yet.`,
      )
    }
    throw error
  }
}

/** The tables of a file without any rows: what each database in memory begins with, made once per process. */
let emptyTables: Buffer | undefined

function openInMemory(): SQLite.Database {
  if (emptyTables === undefined) {
    const sqlite = new SQLite(':memory:')
    migrateSqlite(sqlite, ':memory:')
    emptyTables = sqlite.serialize()
    sqlite.close()
  }
  return new SQLite(emptyTables)
}
