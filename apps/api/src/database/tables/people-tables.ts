import { defineAccountTables } from './account-tables.ts'
import type { Columns } from './columns.ts'
import { defineGainTables } from './gain-tables.ts'
import { defineRunningTables } from './running-tables.ts'
import { defineWalletTables } from './wallet-tables.ts'

/**
 * What people entered and what happened to their accounts; of no world, and never read anew. Times are milliseconds since
 * 1970. Ids of people are random, so that they tell nothing.
 */
export function definePeopleTables(columns: Columns) {
  const accounts = defineAccountTables(columns)
  return {
    ...accounts,
    ...defineWalletTables(columns, accounts.users),
    ...defineGainTables(columns, accounts.users),
    ...defineRunningTables(columns),
  }
}

export type PeopleTables = ReturnType<typeof definePeopleTables>
