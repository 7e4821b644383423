import { useQuery } from '@tanstack/react-query'
import { shownNfts } from '../nfts/nfts-panel.tsx'
import { walletNfts } from '../queries/queries.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'

interface WalletCounts {
  tokens: number | undefined
  nfts: number | undefined
}

/**
 * How much stands behind each tab, as far as it was read. NFTs are read ahead for one wallet only: many
 * wallets would be many questions that nobody may want answered.
 */
export function useWalletCounts(summary: PortfolioSummary | undefined): WalletCounts {
  const [first, ...others] = summary?.readings ?? []
  const only = others.length === 0 ? first?.address : undefined
  const enabled = only !== undefined
  const nfts = useQuery({ ...walletNfts(only ?? ''), enabled })
  return {
    tokens: summary && summary.wallets.known > 0 ? summary.holdings.length : undefined,
    nfts: nfts.data && shownNfts(nfts.data.data).length,
  }
}
