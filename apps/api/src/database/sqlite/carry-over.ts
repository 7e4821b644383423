import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { HOUR_MS } from '@pkg/api-contract'
import SQLite from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sqliteMigrationsFolder } from '../migrations.ts'
import { tableKinds } from '../table-kinds.ts'
import type { Tables } from '../tables/define-tables.ts'
import { sqliteTables } from '../tables/sqlite-tables.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

/** The one database file of earlier versions, and the files that each begin with what people entered in it. */
export interface CarryOver {
  from: string
  to: readonly string[]
}

/** A database file of an earlier version that cannot be read; the sentence says what to do. */
export class CarryOverError extends Error {
  override readonly name = 'CarryOverError'
}

const TRIES = 5
const LEFTOVER = '.carry-over-'
/** Temporary folders older than this belong to a process that was killed: carrying over takes far less. */
const LEFTOVER_AGE_MS = HOUR_MS

/**
 * Makes the new database files from an earlier version's file: a copy of what people entered, without readings. The
 * old file is only read. A new file appears whole or not at all, and one that is there is left alone; so a start that
 * was interrupted is taken up by the next. Answers which files were made.
 * @throws {CarryOverError} when the old file is damaged, of a newer version, or in use.
 */
export function carryOver({ from, to }: CarryOver): string[] {
  if (!existsSync(from)) return []
  const parent = dirname(from)
  removeLeftovers(parent)
  const missing = to.filter((file) => !existsSync(file))
  if (missing.length === 0) return []
  // In the same folder, since only within one file system a file can be put in its place in one step.
  const folder = mkdtempSync(join(parent, LEFTOVER))
  try {
    const copy = join(folder, 'old.db')
    copyDatabase(from, copy)
    keepPeople(from, copy)
    return missing.filter((file, index) => {
      const made = join(folder, `${index}.db`)
      vacuumInto(copy, made)
      return putInPlace(made, file)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the file and the log beside it, which holds the latest changes until they are written back. */
function copyDatabase(from: string, copy: string) {
  const sources = [from, `${from}-wal`]
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = sources.map(toStamp)
    for (const [index, source] of sources.entries()) {
      const target = index === 0 ? copy : `${copy}-wal`
      rmSync(target, { force: true })
      if (before[index] !== null) copyFileSync(source, target)
    }
    if (sources.every((source, index) => toStamp(source) === before[index])) return
  }
  throw new CarryOverError(`${from} is being written to. Stop the server that uses it, then start again.`)
}

/** Says whether a file is still as it was; null where there is none. */
function toStamp(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? null : `${found.ino} ${found.size} ${found.mtimeNs}`
}

/** Brings a copy of the old file up to date and removes what is not carried over. `from` names it in messages. */
function keepPeople(from: string, copy: string) {
  const advice = `Put a backup of it in its place, or move it away to start without what it holds.`
  let sqlite: SQLite.Database | undefined
  try {
    sqlite = new SQLite(copy)
    const [check] = sqlite.pragma('integrity_check(1)') as { integrity_check: string }[]
    if (check?.integrity_check !== 'ok') throw new CarryOverError(`${from} is damaged. ${advice}`)
    checkVersion(from, sqlite)
    sqlite.pragma('foreign_keys = ON')
    migrateSqlite(sqlite, from)
    const opened = sqlite
    opened.transaction(() => {
      for (const [key, table] of Object.entries(sqliteTables)) {
        const isCarried = tableKinds[key as keyof Tables] === 'people'
        if (!isCarried) opened.exec(`delete from "${getTableName(table)}"`)
      }
    })()
  } catch (error) {
    if (error instanceof SQLite.SqliteError && /CORRUPT|NOTADB/.test(error.code)) {
      throw new CarryOverError(`${from} is damaged, or no database. ${advice}`, { cause: error })
    }
    throw error
  } finally {
    sqlite?.close()
  }
}

/** The list of migrations that a file has been through says which version wrote it. */
function checkVersion(from: string, sqlite: SQLite.Database) {
  const list = sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
  if (list === undefined) {
    throw new CarryOverError(`${from} is no database of Hodlwise. Move it away, then start again.`)
  }
  const known = new Set(
    readMigrationFiles({ migrationsFolder: sqliteMigrationsFolder }).map(({ folderMillis }) => folderMillis),
  )
  const newest = sqlite.prepare('select max(created_at) from __drizzle_migrations').pluck().get()
  if (typeof newest === 'number' && newest > Math.max(...known)) {
    throw new CarryOverError(
      `${from} was written by a newer version of Hodlwise. Update Hodlwise, or move the file away to start without what it holds.`,
    )
  }
}

/** Writes a database without its empty pages, in which removed rows could still be read. */
function vacuumInto(from: string, to: string) {
  const sqlite = new SQLite(from, { readonly: true })
  try {
    sqlite.prepare('vacuum into ?').run(to)
  } finally {
    sqlite.close()
  }
  syncFile(to)
}

/** Gives a finished file its name; false where another process was first. */
function putInPlace(made: string, file: string): boolean {
  if (existsSync(`${file}-wal`) && !existsSync(file)) {
    throw new CarryOverError(
      `${basename(file)}-wal is there without ${basename(file)}. Move it away, or put back the file that it belongs to.`,
    )
  }
  try {
    // Unlike a rename, a link never replaces a file that somebody else has made meanwhile.
    linkSync(made, file)
  } catch (error) {
    if (existsSync(file)) return false
    // Some file systems have no links.
    if (!NO_LINKS.has(codeOf(error))) throw error
    renameSync(made, file)
  }
  syncFile(dirname(file))
  return true
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Removes what processes that were killed at it have left; it holds what people entered. */
function removeLeftovers(parent: string) {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(LEFTOVER))) {
    const path = join(parent, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > LEFTOVER_AGE_MS) rmSync(path, { recursive: true, force: true })
  }
}

function syncFile(path: string) {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
