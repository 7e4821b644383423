import type SQLite from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import { definePriceTables } from '../tables/price-tables.ts'
import { defineReadingsTables } from '../tables/readings-tables.ts'
import { sqliteColumns } from '../tables/sqlite-columns.ts'

// Locks are left out: one that a process left behind says nothing about where readings came from.
const { locks: _, ...readings } = defineReadingsTables(sqliteColumns)
const names = Object.values({ ...readings, ...definePriceTables(sqliteColumns) }).map(getTableName)

/**
 * Whether a file of what people entered also has readings: a version that kept both in one file has left them there,
 * and nothing tells from which world they are.
 */
export function hasUnprovenReadings(sqlite: SQLite.Database): boolean {
  return names.some((name) => sqlite.prepare(`select 1 from main."${name}" limit 1`).get() !== undefined)
}
