import { pgTable } from 'drizzle-orm/pg-core'
import { toPostgresColumns } from './postgres-columns.ts'
import { defineReadingsTables } from './readings-tables.ts'

/** Each by its own name, as drizzle-kit reads them. */
export const { answers, assets, ledgers, locks, movements, pictures, snapshots, walletChains } =
  defineReadingsTables(toPostgresColumns(pgTable))
