import type { ListedWallet } from '@pkg/api-contract'
import { droppedChainWords } from './dropped-chain-words.ts'
import { usePortfolioChains } from './portfolio-chains.ts'

interface ChainsDroppedProps {
  wallets: readonly ListedWallet[]
  /** The chain that is shown alone; null for all. */
  chainId: number | null
}

/** What is in no figure below, as the person dropped its chain; it stands on paper too. Nothing where none is dropped. */
export function ChainsDropped({ wallets, chainId }: ChainsDroppedProps) {
  const dropped = droppedChainWords(wallets, usePortfolioChains().known, chainId)
  if (dropped === '') return null
  return (
    <p className="mt-3 max-w-[68ch] text-small text-muted">
      Not in these figures: {dropped}. A chain is taken up again under Chains, in the menu of its wallet on
      the dashboard.
    </p>
  )
}
