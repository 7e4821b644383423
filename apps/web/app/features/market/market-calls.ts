import { market, type SourcedMarketCoin } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'

export type { SourcedMarketCoin }

/** The five largest coins. */
export function getTopCoins(options: {
  signal: AbortSignal
  refresh: boolean
}): Promise<SourcedMarketCoin[]> {
  return api(market.listTopCoins, {}, options)
}
