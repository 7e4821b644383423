import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pkg/api-contract'
import type { Database } from './open-database.ts'

const MONTH = 30 * DAY_MS
/** A little less than an hour, which is how often each process tries. */
const BETWEEN_SWEEPS = HOUR_MS - 5 * MINUTE_MS
const YEAR = 365 * DAY_MS

/**
 * Removes what has ended: sessions, access tokens, mailed links, signups that nobody confirmed, deleted wallets that can no longer be
 * brought back, files that no answer names, old answers of upstreams, hourly prices and
 * runs of jobs, security events and page views over a year old. False where another process did so just now.
 */
export async function sweep(database: Database, now: number): Promise<boolean> {
  const holder = randomUUID()
  // Not given back: what was swept needs no other process to sweep it within the hour.
  if (!(await database.locks.take('sweep', holder, { now, until: now + BETWEEN_SWEEPS }))) return false
  try {
    await removeOld(database, now)
    return true
  } catch (error) {
    await database.locks.release('sweep', holder)
    throw error
  }
}

async function removeOld(database: Database, now: number): Promise<void> {
  await database.sessions.removeExpired(now)
  await database.accessTokens.removeExpired(now)
  await database.mailedLinks.removeExpired(now)
  await database.pendingSignups.removeExpired(now)
  await database.wallets.forgetRemoved(now)
  await database.proofs.removeUnnamed()
  await database.answers.removeOlderThan(now - MONTH)
  await database.securityEvents.removeOlderThan(now - YEAR - DAY_MS)
  await database.hourlyPrices.removeBefore(Math.floor((now - MONTH) / HOUR_MS))
  await database.jobRuns.removeBefore(now - MONTH)
  await database.pageViews.removeBefore(new Date(now - YEAR).toISOString().slice(0, 10))
}
