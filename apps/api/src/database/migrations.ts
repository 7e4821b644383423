import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { room } from '../room.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'

const folder = join(room, 'migrations')

export const sqliteMigrationsFolder = join(folder, 'sqlite')

/** Each kind of table is in a schema of its own, with migrations of its own. */
export const postgresMigrationsFolder = (kind: 'people' | 'readings' | 'prices') =>
  join(folder, 'postgres', kind)

/** Name of the list of migrations that a database has been through, as Drizzle's own migrator calls it. */
export const MIGRATIONS_TABLE = '__drizzle_migrations'

/** What was read of each folder: a server opens three files, or three schemas, and its tests a thousand. */
const known = new Map<string, MigrationMeta[]>()

function readMigrations(folder: string): MigrationMeta[] {
  const read = known.get(folder) ?? readMigrationFiles({ migrationsFolder: folder })
  known.set(folder, read)
  return read
}

/**
 * The migrations of a folder that a database still has to go through. `latest` is the time of the last one that it has
 * been through; `name` is what people call the database.
 */
export function listMissingMigrations(folder: string, latest: number | null, name: string): MigrationMeta[] {
  const all = readMigrations(folder)
  if (latest === null) return all
  if (all.every(({ folderMillis }) => folderMillis < latest)) {
    throw new DatabaseRefusedError(
      `${name} was written by a newer version of Hodlwise. Update Hodlwise, or set DATABASE_URL to another database.`,
    )
  }
  return all.filter(({ folderMillis }) => folderMillis > latest)
}
