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

/** What the screens know of chains, how each is called, and " on Base" behind the title of what is of that chain alone. */
export function usePortfolioChains() {
  const { known, several } = useContext(PortfolioChainsContext)
  const nameOf = (chainId: number) => chainName(known, chainId)
  return {
    known,
    several,
    nameOf,
    onChain: (chainId: number | null) => (chainId === null ? '' : ` on ${nameOf(chainId)}`),
  }
}
