import { useQuery } from '@tanstack/react-query'
import { groupHoldings } from './group-holdings.ts'
import { shownNfts } from './nfts-panel.tsx'
import { walletNfts, walletTransfers } from './queries.ts'
import { recentTransfers } from './recent-transfers.ts'
import { isKnown, type WalletReading } from './wallet-reading.ts'

interface WalletCounts {
  tokens: number | undefined
  transfers: number | undefined
  nfts: number | undefined
}

/** How much stands behind each tab of a wallet, as far as it was read. */
export function useWalletCounts(
  readings: readonly WalletReading[] | undefined,
  address: string | null,
): WalletCounts {
  const enabled = address !== null
  const transfers = useQuery({ ...walletTransfers(address ?? ''), enabled })
  const nfts = useQuery({ ...walletNfts(address ?? ''), enabled })
  const reading = readings?.find((candidate) => candidate.address === address)
  return {
    tokens: reading && isKnown(reading) ? groupHoldings(reading.tokens).length : undefined,
    transfers: transfers.data && recentTransfers(transfers.data.data).length,
    nfts: nfts.data && shownNfts(nfts.data.data).length,
  }
}
