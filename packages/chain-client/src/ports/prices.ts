import type { AssetId } from '@pkg/api-contract'
import type { TokenMarket } from './token-market.ts'
import type { ReadOptions } from './wallet-data.ts'

/** What one whole unit of an asset costs in US dollars, and when that was so. */
export interface Quote {
  usd: number
  /** Change over 24 hours in percent, where the source tells. */
  percentChange24h: number | null
  /** ISO 8601, UTC. */
  at: string
  /** What the source tells of the token's whole market. */
  market?: TokenMarket | undefined
  /** Whether the source itself is not sure of it: such a price is told, and never used. */
  isDoubted?: boolean | undefined
}

/** Spot prices by chain and contract. An asset without a price is absent from the answer. */
export interface Prices {
  getPrices(assets: readonly AssetId[], options?: ReadOptions): Promise<Map<AssetId, Quote>>
}
