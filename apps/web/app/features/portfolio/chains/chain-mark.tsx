import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { usePortfolioChains } from './portfolio-chains.ts'

interface ChainMarkProps {
  chainId: number
  /** `native` or the contract in lower case; a dollar that a bridge holds is told from that of its issuer. */
  asset?: string
  className?: string
}

/**
 * On which chain something is, in words, where the wallets are on more than one; and of a dollar that a bridge holds that it
 * is one, wherever it stands.
 */
export function ChainMark({ chainId, asset, className }: ChainMarkProps) {
  const { known, several, nameOf } = usePortfolioChains()
  const dollar = known
    .find((chain) => chain.chainId === chainId)
    ?.dollars.find(({ address }) => address === asset)
  const isBridged = dollar?.kind === 'bridged'
  if (!several && !isBridged) return null
  return (
    <span className={clsx('flex flex-wrap gap-1 text-note font-text text-muted', className)}>
      {several && <Mark>{nameOf(chainId)}</Mark>}
      {isBridged && (
        <Mark title={`${dollar.family} that a bridge holds; its issuer does not redeem it`}>
          bridged {dollar.family}
        </Mark>
      )}
    </span>
  )
}

function Mark({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span title={title} className="rounded-inset border border-hairline px-1.5 whitespace-nowrap">
      {children}
    </span>
  )
}
