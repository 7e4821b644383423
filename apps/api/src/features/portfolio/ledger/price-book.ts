import type { AssetId } from '@pkg/api-contract'
import type { Day } from './day.ts'

/** A price and the day that it is of. */
export interface DayPrice {
  usd: number
  day: Day
}

/** Closing prices by asset and day. */
export interface PriceBook {
  /** The price at the end of a day; where the day has none, the last known before it. */
  find(asset: AssetId, day: Day): DayPrice | undefined
  /** The first price within days, both included. */
  findFirst(asset: AssetId, from: Day, to: Day): DayPrice | undefined
}

/** Builds a book of prices in any order. */
export function createPriceBook(prices: Iterable<readonly [AssetId, readonly DayPrice[]]>): PriceBook {
  const series = new Map<AssetId, readonly DayPrice[]>()
  for (const [asset, list] of prices)
    series.set(
      asset,
      list.toSorted((a, b) => a.day - b.day),
    )

  /** The number of prices of days up to and with `day`. */
  function countUpTo(list: readonly DayPrice[], day: Day): number {
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[middle]?.day ?? 0) <= day) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    find(asset, day) {
      const list = series.get(asset)
      return list?.[countUpTo(list, day) - 1]
    },
    findFirst(asset, from, to) {
      const list = series.get(asset)
      const first = list?.[countUpTo(list, from - 1)]
      return first !== undefined && first.day <= to ? first : undefined
    },
  }
}
