import type { AssetId } from '@pkg/api-contract'
import type { PriceBook } from './price-book.ts'
import type { WalletPoint } from './wallet-point.ts'

/** At which prices the points of a line are valued, over all wallets of a selection. */
export interface PointPrices {
  /**
   * The price of an asset at the point with this number. Where no wallet holds it then, it is the close of that day or
   * hour, else the last price before. Undefined where there is none.
   */
  at(asset: AssetId, index: number): number | undefined
}

export function createPointPrices(
  views: readonly { points: readonly WalletPoint[]; book: PriceBook }[],
): PointPrices {
  const known = new Map<number, ReadonlyMap<AssetId, number>>()

  function listAt(index: number): ReadonlyMap<AssetId, number> {
    const listed = known.get(index)
    if (listed !== undefined) return listed
    const prices = new Map<AssetId, number>()
    for (const { points } of views) {
      for (const { asset, price } of points[index]?.rows ?? []) {
        if (price !== null && !prices.has(asset)) prices.set(asset, price)
      }
    }
    known.set(index, prices)
    return prices
  }

  return {
    at(asset, index) {
      const held = listAt(index).get(asset)
      if (held !== undefined) return held
      const slot = views[0]?.points[index]?.slot
      if (slot === undefined) return undefined
      const close = views.map(({ book }) => book.find(asset, slot)).find((found) => found !== undefined)
      if (close?.slot === slot) return close.usd
      return (index > 0 ? listAt(index - 1).get(asset) : undefined) ?? close?.usd
    },
  }
}

/** The prices as one wallet may use them: what counts in another wallet need not count in it. */
export function onlyCounted(prices: PointPrices, counts: (asset: AssetId) => boolean): PointPrices {
  return { at: (asset, index) => (counts(asset) ? prices.at(asset, index) : undefined) }
}
