import type { AssetId } from '@pkg/api-contract'
import type { ClosingPrice } from './price-history.ts'
import type { ReadOptions } from './wallet-data.ts'

/** Hours since 1970, by asset; they may lie years apart. */
export type WantedHours = ReadonlyMap<AssetId, readonly number[]>

/** Closing prices of single hours that are over. An hour, or an asset, without a price is absent from the answer. */
export interface HourPrices {
  getHourPrices(wanted: WantedHours, options?: ReadOptions): Promise<Map<AssetId, ClosingPrice[]>>
}
