import type SQLite from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import * as schema from './schema.ts'
import { tableKinds } from './table-kinds.ts'

const readingsTables = Object.entries(schema).flatMap(([key, table]) => {
  const kind = tableKinds[key as keyof typeof schema]
  return kind === 'readings' || kind === 'prices' ? [getTableName(table)] : []
})

/**
 * Whether a file of what people entered also has readings: a version that kept both in one file has left them there,
 * and nothing tells from which world they are.
 */
export function hasUnprovenReadings(sqlite: SQLite.Database): boolean {
  // Locks are left out: one that a process left behind says nothing about where readings came from.
  const tables = readingsTables.filter((name) => name !== getTableName(schema.locks))
  return tables.some((name) => sqlite.prepare(`select 1 from main."${name}" limit 1`).get() !== undefined)
}
