import * as z from 'zod/mini'
import { isoTime, usd } from './amount.ts'

/** One coin of the market list, in the field names of the market service that the specification keeps. */
export const marketCoin = z.object({
  id: z.string(),
  name: z.string(),
  /** As the service spells it; screens write it in capitals. */
  symbol: z.string(),
  /** A path on our own origin, or null. */
  image: z.nullable(z.string()),
  current_price: usd,
  /** In percent points. */
  price_change_percentage_24h: z.nullable(z.number()),
  total_volume: usd,
  ath: usd,
  circulating_supply: z.nullable(z.number()),
  /** Prices of the last seven days at even distances, the oldest first. */
  sparkline_in_7d: z.object({ price: z.array(z.number()) }),
})
export type MarketCoin = z.infer<typeof marketCoin>

/** A coin with where its figures came from and when they were read. */
export const sourcedMarketCoin = z.extend(marketCoin, {
  source: z.string(),
  updatedAt: isoTime,
  /** Whether a newer reading failed. */
  stale: z.boolean(),
})
export type SourcedMarketCoin = z.infer<typeof sourcedMarketCoin>
