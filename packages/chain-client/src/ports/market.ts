import type { MarketCoin } from '@pkg/api-contract'
import type { ReadOptions } from './wallet-data.ts'

/** The coins with the largest market value, the largest first. Figures that the source leaves out are null. */
export interface Market {
  listTopCoins(options: ReadOptions & { limit: number }): Promise<MarketCoin[]>
}
