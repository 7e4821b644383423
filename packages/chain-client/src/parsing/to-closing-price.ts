import type { DailyPrice } from '../ports/price-history.ts'

const DAY_MS = 86_400_000
/** A price this far from midnight says nothing of the close. */
const MAX_DISTANCE_MS = 6 * 3_600_000

/** Takes a price for the close of the day whose midnight it is nearest to; none when it is near to no midnight. */
export function toClosingPrice(at: number, usd: number | null): DailyPrice[] {
  const midnight = Math.round(at / DAY_MS)
  if (usd === null || Math.abs(at - midnight * DAY_MS) > MAX_DISTANCE_MS) return []
  return [{ day: midnight - 1, usd }]
}
