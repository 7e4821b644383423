import type { AssetId } from '@pkg/api-contract'
import type { ClosingPrice } from '@pkg/chain-client'
import type { Slot } from './day.ts'

/** Closing prices by asset, and by day or hour. */
export interface PriceBook {
  /** The price at the end of a slot; where the slot has none, the last known before it. */
  find(asset: AssetId, slot: Slot): ClosingPrice | undefined
  /** The first price within slots, both included. */
  findFirst(asset: AssetId, from: Slot, to: Slot): ClosingPrice | undefined
}

/** Builds a book of prices in any order. */
export function createPriceBook(prices: Iterable<readonly [AssetId, readonly ClosingPrice[]]>): PriceBook {
  const series = new Map<AssetId, readonly ClosingPrice[]>()
  for (const [asset, list] of prices)
    series.set(
      asset,
      list.toSorted((a, b) => a.slot - b.slot),
    )

  /** The number of prices of slots up to and with `slot`. */
  function countUpTo(list: readonly ClosingPrice[], slot: Slot): number {
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[middle]?.slot ?? 0) <= slot) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    find(asset, slot) {
      const list = series.get(asset)
      return list?.[countUpTo(list, slot) - 1]
    },
    findFirst(asset, from, to) {
      const list = series.get(asset)
      const first = list?.[countUpTo(list, from - 1)]
      return first !== undefined && first.slot <= to ? first : undefined
    },
  }
}
