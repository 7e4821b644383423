import { pgTable } from 'drizzle-orm/pg-core'
import { definePeopleTables } from './people-tables.ts'
import { toPostgresColumns } from './postgres-columns.ts'

/** Each by its own name, as drizzle-kit reads them. */
export const {
  accessTokens,
  contactMessages,
  costFiles,
  gainOverrides,
  gainReports,
  jobRuns,
  mailedLinks,
  pageViews,
  pendingSignups,
  outbox,
  proofs,
  recoveryCodes,
  removedWallets,
  secondFactors,
  securityEvents,
  sessions,
  users,
  verdicts,
  wallets,
} = definePeopleTables(toPostgresColumns(pgTable))
