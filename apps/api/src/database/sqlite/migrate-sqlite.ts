import type SQLite from 'better-sqlite3'
import { DatabaseRefusedError } from '../database-refused-error.ts'
import { listMissingMigrations, MIGRATIONS_TABLE, sqliteMigrationsFolder } from '../migrations.ts'

/** Brings the tables of a file up to date, in one step, also where several processes begin to at once. */
export function migrateSqlite(sqlite: SQLite.Database, file: string): void {
  if (listMissing(sqlite, file).length === 0) return
  const bringUpToDate = sqlite.transaction(() => {
    // Another process may have done it while this one waited for the lock.
    for (const { sql, hash, folderMillis } of listMissing(sqlite, file)) {
      for (const statement of sql) sqlite.exec(statement)
      sqlite.exec(
        `create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at numeric)`,
      )
      sqlite
        .prepare(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values (?, ?)`)
        .run(hash, folderMillis)
    }
  })
  bringUpToDate.immediate()
}

function listMissing(sqlite: SQLite.Database, file: string) {
  const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all()
  if (tables.length > 0 && !tables.includes(MIGRATIONS_TABLE)) {
    throw new DatabaseRefusedError(
      `${file} is a database of another program. Set DATABASE_URL to a file that is not there yet.`,
    )
  }
  const latest =
    tables.length === 0
      ? null
      : (sqlite.prepare(`select max(created_at) from ${MIGRATIONS_TABLE}`).pluck().get() as number | null)
  return listMissingMigrations(sqliteMigrationsFolder, latest, file)
}
