import type { Tables } from './tables/define-tables.ts'

/**
 * - `people`: what people entered and what happened to their accounts; of no world, and never read anew.
 * - `readings`: what the sources of one world answered.
 * - `prices`: closing prices, which are of one world and of one set of price sources.
 * - `passing`: of no use to another database; kept beside what people entered.
 */
export type TableKind = 'people' | 'readings' | 'prices' | 'passing'

/**
 * What every table keeps. It decides in which file it is used, and whether its rows are carried over from the one
 * database file of earlier versions: those of people are, all others are not.
 */
export const tableKinds = {
  users: 'people',
  accessTokens: 'people',
  wallets: 'people',
  secondFactors: 'people',
  recoveryCodes: 'people',
  pendingSignups: 'people',
  outbox: 'people',
  securityEvents: 'people',
  verdicts: 'people',
  gainOverrides: 'people',
  costFiles: 'people',
  proofs: 'people',
  gainReports: 'people',
  contactMessages: 'people',
  pageViews: 'people',

  // A session's token is replaced at each renewal: of two copies one would look like a stolen one.
  sessions: 'passing',
  // A link works once: of two copies one would still work after the other was used.
  mailedLinks: 'passing',
  // Kept for the moment in which a removal can be undone.
  removedWallets: 'passing',
  // What jobs did, they did to readings that are not carried over.
  jobRuns: 'passing',

  answers: 'readings',
  pictures: 'readings',
  movements: 'readings',
  ledgers: 'readings',
  walletChains: 'readings',
  assets: 'readings',
  snapshots: 'readings',
  // Held by a job that records readings.
  locks: 'readings',

  prices: 'prices',
  priceCoverage: 'prices',
  hourlyPrices: 'prices',
  hourlyPriceCoverage: 'prices',
  movementPrices: 'prices',
} as const satisfies Record<keyof Tables, TableKind>
