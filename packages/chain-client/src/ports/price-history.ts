import type { AssetId } from '@pkg/api-contract'
import type { ReadOptions } from './wallet-data.ts'

/** A closing price: what one whole unit cost in US dollars at the end of a day in UTC. */
export interface DailyPrice {
  /** Days since 1970. */
  day: number
  usd: number
}

/** Closing prices by chain and contract. A day, or an asset, without a price is absent from the answer. */
export interface PriceHistory {
  getDailyPrices(
    assets: readonly AssetId[],
    /** Days since 1970, both included; only days that are over. */
    days: { from: number; to: number },
    options?: ReadOptions,
  ): Promise<Map<AssetId, DailyPrice[]>>
}
