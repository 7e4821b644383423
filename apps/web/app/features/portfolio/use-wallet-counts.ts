import { useQuery } from '@tanstack/react-query'
import { shownNfts } from './nfts-panel.tsx'
import { walletNfts, walletTransfers } from './queries.ts'
import { recentTransfers } from './recent-transfers.ts'
import type { PortfolioSummary } from './summarize-portfolio.ts'

interface WalletCounts {
  tokens: number | undefined
  transfers: number | undefined
  nfts: number | undefined
}

/**
 * How much stands behind each tab, as far as it was read. Transfers and NFTs are read ahead for one wallet only: many
 * wallets would be many questions that nobody may want answered.
 */
export function useWalletCounts(summary: PortfolioSummary | undefined): WalletCounts {
  const [first, ...others] = summary?.readings ?? []
  const only = others.length === 0 ? first?.address : undefined
  const enabled = only !== undefined
  const transfers = useQuery({ ...walletTransfers(only ?? ''), enabled })
  const nfts = useQuery({ ...walletNfts(only ?? ''), enabled })
  return {
    tokens: summary && summary.wallets.known > 0 ? summary.holdings.length : undefined,
    transfers: transfers.data && recentTransfers(transfers.data.data).length,
    nfts: nfts.data && shownNfts(nfts.data.data).length,
  }
}
