import type { AssetId, ValuedAt } from '@pkg/api-contract'
import { endOf, type Slot, toSlot } from './day.ts'
import type { PriceBook } from './price-book.ts'

/** How many days back a close may lie that stands in for a day without one. */
const MOST_DAYS_CARRIED = 7

/** What a whole unit cost when it moved, and how that is known. */
export interface MovementPrice {
  usd: number
  valuedAt: ValuedAt
  /** The moment whose price it is, in milliseconds since 1970. */
  of: number
}

/** The one valuation of movements: lists, sums, explanations and exports all take their prices here. */
export interface MovementPrices {
  /** Undefined where no price is known. */
  find(asset: AssetId, at: number): MovementPrice | undefined
}

/**
 * The close of the hour in which something moved, where it is known; else the close of its day, carried for a week at
 * most where the day has none; else, while the day is not over, the present price.
 */
export function createMovementPrices({
  hours,
  days,
  present,
  counts,
  now,
}: {
  hours: ReadonlyMap<AssetId, ReadonlyMap<Slot, number | null>>
  /** Closing prices of days. */
  days: PriceBook
  /** What an asset costs now; null where that is unknown. */
  present: (asset: AssetId) => number | null
  /** Whether prices of an asset count; those of debts, and those that are not trusted, give no value. */
  counts: (asset: AssetId) => boolean
  now: number
}): MovementPrices {
  return {
    find(asset, at) {
      if (!counts(asset)) return undefined
      const hour = toSlot(at, 'hour')
      const ofHour = hours.get(asset)?.get(hour)
      if (ofHour !== undefined && ofHour !== null) {
        return { usd: ofHour, valuedAt: 'hour', of: endOf(hour, 'hour') + 1 }
      }
      const day = toSlot(at, 'day')
      const isOver = day < toSlot(now, 'day')
      const spot = isOver ? null : present(asset)
      if (spot !== null) return { usd: spot, valuedAt: 'present', of: now }
      const close = days.find(asset, day)
      if (close === undefined || close.slot < day - MOST_DAYS_CARRIED) return undefined
      return { usd: close.usd, valuedAt: 'day', of: endOf(close.slot, 'day') + 1 }
    },
  }
}

/** The prices as one wallet may use them: what counts in another wallet need not count in it. */
export function onlyCountedMovements(
  prices: MovementPrices,
  counts: (asset: AssetId) => boolean,
): MovementPrices {
  return { find: (asset, at) => (counts(asset) ? prices.find(asset, at) : undefined) }
}
