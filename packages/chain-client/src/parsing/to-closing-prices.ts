import { HOUR_MS } from '@pkg/api-contract'
import { type ClosingPrice, PRICE_STEP_MS, type PriceSlots } from '../ports/price-history.ts'

/** A price that is further from the end of its day than six hours, or of its hour than half of one, says nothing of it. */
const MAX_DISTANCE_MS = { day: 6 * HOUR_MS, hour: 1_800_000 }

/** Takes each price for the close of the day or hour whose end it is nearest to; where several are near, the nearest. */
export function toClosingPrices(
  points: readonly { at: number; usd: number | null }[],
  { step, from, to }: PriceSlots,
): ClosingPrice[] {
  const length = PRICE_STEP_MS[step]
  const nearest = new Map<number, { usd: number; distance: number }>()
  for (const { at, usd } of points) {
    const end = Math.round(at / length)
    const slot = end - 1
    const distance = Math.abs(at - end * length)
    if (usd === null || slot < from || slot > to || distance > MAX_DISTANCE_MS[step]) continue
    if (distance < (nearest.get(slot)?.distance ?? Number.POSITIVE_INFINITY))
      nearest.set(slot, { usd, distance })
  }
  return [...nearest].map(([slot, { usd }]) => ({ slot, usd }))
}
