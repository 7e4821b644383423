import { type AssetId, type Benchmark, type MarketCoin, TOP_COINS, toAssetId } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import type { WalletView } from './wallet-view.ts'

/** A coin, as wallets and as the market list know it. */
export interface BenchmarkCoin {
  id: Benchmark['id']
  name: string
  asset: AssetId
  /** Its id in the market list. */
  listed: string
}

/**
 * What coins cost now: as a wallet among these has it, so that both end at one price, else as the market list has it; null where
 * neither tells it lately.
 */
export type PresentPrices = (
  coins: readonly BenchmarkCoin[],
  views: readonly Pick<WalletView, 'tokens'>[],
) => Promise<(coin: BenchmarkCoin) => number | null>

export function createPresentPrices(chain: Pick<ChainClient, 'listTopCoins'>): PresentPrices {
  async function readListed(): Promise<readonly MarketCoin[]> {
    try {
      const { data, stale } = await chain.listTopCoins({ limit: TOP_COINS })
      return stale ? [] : data
    } catch {
      // The coins then end at their last close, as the answer says.
      return []
    }
  }

  return async (coins, views) => {
    const held = new Map<AssetId, number>()
    for (const { tokens } of views) {
      if (tokens === null || tokens.stale) continue
      for (const token of tokens.data) if (token.usdPrice !== null) held.set(toAssetId(token), token.usdPrice)
    }
    const listed = coins.every(({ asset }) => held.has(asset)) ? [] : await readListed()
    return (coin) =>
      held.get(coin.asset) ?? listed.find(({ id }) => id === coin.listed)?.current_price ?? null
  }
}
