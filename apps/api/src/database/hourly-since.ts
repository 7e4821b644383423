import { DAY_MS } from '@pkg/api-contract'

/** Of so many days every hour is kept, of older ones the last. */
const DAYS_BY_HOUR = 31

/** The start of the first day in UTC of which records of every hour are kept. */
export function hourlySince(now: number): number {
  return (Math.floor(now / DAY_MS) - DAYS_BY_HOUR) * DAY_MS
}
