import type { ReadChain } from '@pkg/api-contract'
import { createContext, useContext } from 'react'

/** What the screens of the portfolio know of chains. */
export interface PortfolioChains {
  /** The chains that are read here, in the order in which a person sees them. */
  known: readonly ReadChain[]
  /** Whether the wallets are on more than one, so that each row has to say its own. */
  several: boolean
}

export const PortfolioChainsContext = createContext<PortfolioChains>({ known: [], several: false })

/** What a person calls a chain; one that is not read here any more by its number. */
function chainName(known: readonly ReadChain[], chainId: number): string {
  return known.find((chain) => chain.chainId === chainId)?.name ?? `Chain ${chainId}`
}

/** What the screens know of chains, and how each is called. */
export function usePortfolioChains() {
  const { known, several } = useContext(PortfolioChainsContext)
  return { known, several, nameOf: (chainId: number) => chainName(known, chainId) }
}
