import { type AssetId, DAY_MS, HOUR_MS } from '@pkg/api-contract'
import type { ReadOptions } from './wallet-data.ts'

/** How long the stretches are that have a closing price: days or hours in UTC. */
export type PriceStep = 'day' | 'hour'

/** The length of a step in milliseconds. */
export const PRICE_STEP_MS = { day: DAY_MS, hour: HOUR_MS } as const satisfies Record<PriceStep, number>

/** What one whole unit cost in US dollars at the end of a day or an hour. */
export interface ClosingPrice {
  /** Days or hours since 1970. */
  slot: number
  usd: number
}

/** Some days or hours, both ends included; only such that are over. */
export interface PriceSlots {
  step: PriceStep
  from: number
  to: number
}

/** Closing prices by chain and contract. A slot, or an asset, without a price is absent from the answer. */
export interface PriceHistory {
  getClosingPrices(
    assets: readonly AssetId[],
    slots: PriceSlots,
    options?: ReadOptions,
  ): Promise<Map<AssetId, ClosingPrice[]>>
}
