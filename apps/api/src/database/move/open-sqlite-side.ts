import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import { DatabaseRefusedError } from '../database-refused-error.ts'
import type { Place } from '../place.ts'
import { createSqliteConnection, sqliteDialect } from '../sqlite/create-sqlite-connection.ts'
import { openSqliteFile } from '../sqlite/open-sqlite-file.ts'
import { toReadingsFiles } from '../sqlite/readings-files.ts'
import { createSqliteFile } from '../sqlite/sqlite-file.ts'
import { definePeopleTables } from '../tables/people-tables.ts'
import { definePriceTables } from '../tables/price-tables.ts'
import { defineReadingsTables } from '../tables/readings-tables.ts'
import { sqliteColumns } from '../tables/sqlite-columns.ts'
import type { MoveSide } from './move-side.ts'

const tablesOf = {
  people: definePeopleTables(sqliteColumns),
  readings: defineReadingsTables(sqliteColumns),
  prices: definePriceTables(sqliteColumns),
}

/** The files of a SQLite database, each held alone from the moment that it is opened. */
export function openSqliteSide(file: string): MoveSide {
  const opened = new Map<string, SQLite.Database>()

  function find(place: Place): SQLite.Database {
    const path = toPath(file, place)
    const known = opened.get(path)
    if (known !== undefined) return known
    const sqlite = openAlone(path)
    opened.set(path, sqlite)
    return sqlite
  }

  const isThere = existsSync(file)
  // First of all, since every server has it open.
  if (isThere) find({ kind: 'people' })

  return {
    name: file,
    places: isThere ? [{ kind: 'people' }, ...listReadings(file)] : [],
    async open(place) {
      const connection = createSqliteConnection(createSqliteFile(find(place)))
      return { connection, tables: tablesOf[place.kind], dialect: sqliteDialect }
    },
    async readCounter(place, table) {
      const read = find(place).prepare('select seq from sqlite_sequence where name = ?').pluck()
      const last = read.get(getTableName(table))
      return typeof last === 'number' ? last : null
    },
    async setCounter(place, table, last) {
      const sqlite = find(place)
      const name = getTableName(table)
      const { changes } = sqlite.prepare('update sqlite_sequence set seq = ? where name = ?').run(last, name)
      if (changes === 0) {
        sqlite.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last)
      }
    },
    async close() {
      for (const sqlite of opened.values()) sqlite.close()
    },
  }
}

/** A file that nobody else has open, and that nobody else can open meanwhile. */
function openAlone(path: string): SQLite.Database {
  const sqlite = openSqliteFile(path)
  try {
    // Leaving the write-ahead log asks that no other connection is there, even one that only waits.
    sqlite.pragma('locking_mode = EXCLUSIVE')
    sqlite.pragma('journal_mode = DELETE')
    sqlite.pragma('synchronous = FULL')
    sqlite.exec('begin exclusive; commit')
    return sqlite
  } catch (error) {
    sqlite.close()
    if (!(error instanceof SQLite.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error
    throw new DatabaseRefusedError(`${path} is in use. Stop the server that uses it, then move the database.`)
  }
}

function toPath(file: string, place: Place): string {
  if (place.kind === 'people') return file
  const { world } = place
  if (place.kind === 'readings') return toReadingsFiles(file, { world, closingPrices: '' }).readings
  return toReadingsFiles(file, { world, closingPrices: place.closingPrices }).prices
}

function listReadings(file: string): Place[] {
  const folder = dirname(toReadingsFiles(file, { world: '', closingPrices: '' }).readings)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name): Place[] => {
      const parts = /^([\w-]+)(?:\.prices-(\w+))?\.db$/.exec(basename(join(folder, name)))
      const [, world, closingPrices] = parts ?? []
      if (world === undefined) return []
      return closingPrices === undefined
        ? [{ kind: 'readings', world }]
        : [{ kind: 'prices', world, closingPrices }]
    })
}
