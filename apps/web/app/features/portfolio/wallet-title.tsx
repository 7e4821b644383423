import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import type { WalletPanelProps } from './wallet-panel-props.ts'

interface WalletTitleProps extends WalletPanelProps {
  /** What of the wallet follows: "Tokens". */
  what: string
}

/** "Tokens for 0x86c8…1e04", and what the person calls it. */
export function WalletTitle({ what, address, name }: WalletTitleProps) {
  return (
    <>
      {what} for <span className="font-mono text-[0.92em] whitespace-nowrap">{shortenAddress(address)}</span>
      {name && <span className="font-label wrap-anywhere text-muted"> {name}</span>}
    </>
  )
}
