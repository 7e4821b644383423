import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import type SQLite from 'better-sqlite3'
import type { Engine, EngineOfPeople } from '../connection.ts'
import type { ReadingsOrigin } from '../readings-origin.ts'
import { sqliteTables } from '../tables/sqlite-tables.ts'
import { createDiskSync } from './create-disk-sync.ts'
import { createSqliteConnection, sqliteDialect } from './create-sqlite-connection.ts'
import { hasUnprovenReadings } from './has-unproven-readings.ts'
import { openSqliteFile } from './open-sqlite-file.ts'
import { toReadingsFiles } from './readings-files.ts'
import { createSqliteFile } from './sqlite-file.ts'

const sync = promisify(fdatasync)

/** Opens the SQLite files of what people entered and of what sources answered. */
export function openSqlite(file: string, origin: ReadingsOrigin): Engine {
  const files = toReadingsFiles(file, origin)
  const { sqlite: people, ...ofPeople } = openSqlitePeople(file)
  const readings = openSqliteFile(files.readings)
  const prices = openSqliteFile(files.prices)

  return {
    people: ofPeople.people,
    readings: toStore(readings),
    prices: toStore(prices),
    listOtherWorlds: async () => [...files.listOthers(), ...(hasUnprovenReadings(people) ? ['unknown'] : [])],
    synced: ofPeople.synced,
    async check() {
      for (const each of [people, readings, prices]) each.prepare('select 1').get()
    },
    async close() {
      await ofPeople.close()
      readings.close()
      prices.close()
    },
  }
}

/** Opens the file of what people entered alone. */
export function openSqlitePeople(file: string): EngineOfPeople & { sqlite: SQLite.Database } {
  const sqlite = openSqliteFile(file)
  // Only changes of what people entered are acknowledged; readings can be read again.
  const log = file === ':memory:' ? undefined : openSync(`${file}-wal`, 'r+')
  return {
    sqlite,
    people: toStore(sqlite),
    synced: createDiskSync(async () => {
      if (log !== undefined) await sync(log)
    }),
    async close() {
      if (!sqlite.open) return
      sqlite.close()
      if (log !== undefined) closeSync(log)
    },
  }
}

/** Every file has every table; of each kind of table only those of one file are used. */
function toStore(sqlite: SQLite.Database) {
  return {
    connection: createSqliteConnection(createSqliteFile(sqlite)),
    tables: sqliteTables,
    dialect: sqliteDialect,
  }
}
