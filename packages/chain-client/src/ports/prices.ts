import type { AssetId } from '@pkg/api-contract'
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
}

/** The market of a token as a source tells it; what it does not tell is null. */
export interface TokenMarket {
  /** What all of the token is worth. */
  capUsd: number | null
  /** What was traded in the last 24 hours. */
  volume24hUsd: number | null
}

/** Spot prices by chain and contract. An asset without a price is absent from the answer. */
export interface Prices {
  getPrices(assets: readonly AssetId[], options?: ReadOptions): Promise<Map<AssetId, Quote>>
}
