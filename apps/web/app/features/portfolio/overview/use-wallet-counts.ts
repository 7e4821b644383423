import { useQueries } from '@tanstack/react-query'
import { shownNfts } from '../nfts/nfts-panel.tsx'
import { walletNfts } from '../queries/queries.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'

interface WalletCounts {
  tokens: number | undefined
  nfts: number | undefined
}

/** Of so many wallets NFTs are read ahead; more would be many questions that nobody may want answered. */
const MOST_AHEAD = 8

/** How much stands behind each tab, as far as it was read: of many wallets, NFTs are counted once they were looked at. */
export function useWalletCounts(summary: PortfolioSummary | undefined, chainId: number | null): WalletCounts {
  const addresses = summary?.readings.map(({ address }) => address) ?? []
  const enabled = addresses.length <= MOST_AHEAD
  const nfts = useQueries({
    queries: addresses.map((address) => ({ ...walletNfts(address), enabled })),
    combine: (readings) =>
      readings.length > 0 && readings.every(({ data }) => data !== undefined)
        ? readings.reduce((sum, { data }) => sum + shownNfts(data?.data, chainId).length, 0)
        : undefined,
  })
  return {
    tokens: summary && summary.wallets.known > 0 ? summary.holdings.length : undefined,
    nfts,
  }
}
