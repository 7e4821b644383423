import { DAY_MS, HOUR_MS } from '@pkg/api-contract'
import { startOf, toDay } from '../ledger/day.ts'

/** A wallet that nobody opened for so long is recorded once a day. */
const HOURLY_AFTER_OPENING = 7 * DAY_MS
/** The hours in UTC in which wallets are recorded once a day, each in one of its own by its address: the record of a day stands for its end. */
const EVENING = { from: 18, hours: 6 }

/**
 * Whether a wallet is to be recorded now: in every hour while somebody looks at it, else once a day, in the evening, or as soon as its
 * last record is a day old where no process ran in the evening.
 */
export function isDue(
  { address, openedAt }: { address: string; openedAt: number },
  /** Of the hour of its last record; nothing where that is over a day ago. */
  lastAt: number | undefined,
  now: number,
): boolean {
  if (lastAt !== undefined && Math.floor(lastAt / HOUR_MS) >= Math.floor(now / HOUR_MS)) return false
  if (now - openedAt < HOURLY_AFTER_OPENING) return true
  if (lastAt === undefined || now - lastAt >= DAY_MS) return true
  const evening = startOf(toDay(now), 'day') + toEveningHour(address) * HOUR_MS
  return lastAt < evening && now >= evening
}

function toEveningHour(address: string): number {
  return EVENING.from + (Number.parseInt(address.slice(-6), 16) % EVENING.hours)
}
