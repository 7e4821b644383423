import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { plural } from '../figures/plural.ts'
import { walletName } from './wallet-book.ts'
import type { WalletPanelProps } from './wallet-panel-props.ts'

interface WalletTitleProps extends WalletPanelProps {
  /** What of the wallets follows: "Tokens". */
  what: string
}

/** "Tokens for 0x86c8…1e04" and what the person calls it, or "Tokens for all 3 wallets on Base". */
export function WalletTitle({ what, addresses, scope, book }: WalletTitleProps) {
  const on = usePortfolioChains().onChain(scope.chainId)
  const [only = ''] = addresses
  if (addresses.length > 1) {
    return `${what} for ${scope.addresses === null ? 'all ' : ''}${plural(addresses.length, 'wallet')}${on}`
  }
  const name = walletName(book, only)
  return (
    <>
      {what} for <span className="font-mono text-[0.92em] whitespace-nowrap">{shortenAddress(only)}</span>
      {name && <span className="font-label wrap-anywhere text-muted"> {name}</span>}
      {on}
    </>
  )
}
