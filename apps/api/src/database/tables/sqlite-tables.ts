import { defineTables } from './define-tables.ts'
import { sqliteColumns } from './sqlite-columns.ts'

/** The tables of a SQLite file. */
export const sqliteTables = defineTables(sqliteColumns)

// Each by its own name, as drizzle-kit reads them.
export const {
  accessTokens,
  answers,
  assets,
  contactMessages,
  costFiles,
  gainOverrides,
  gainReports,
  hourlyPriceCoverage,
  hourlyPrices,
  jobRuns,
  ledgers,
  locks,
  mailedLinks,
  movementPrices,
  movements,
  pageViews,
  pendingSignups,
  outbox,
  pictures,
  priceCoverage,
  prices,
  proofs,
  recoveryCodes,
  removedWallets,
  secondFactors,
  securityEvents,
  sessions,
  snapshots,
  users,
  verdicts,
  walletChains,
  wallets,
} = sqliteTables
