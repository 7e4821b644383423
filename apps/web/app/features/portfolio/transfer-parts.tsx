import type { Direction, Transfer } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { ArrowDownLeft, ArrowRightLeft, ArrowUpRight } from 'lucide-react'
import { formatExactAmount } from './format-exact-amount.ts'

const directions: Record<Direction, { Icon: typeof ArrowDownLeft; ink: string; sign: string }> = {
  Received: { Icon: ArrowDownLeft, ink: 'text-gain', sign: '+' },
  Sent: { Icon: ArrowUpRight, ink: 'text-text', sign: '−' },
  Self: { Icon: ArrowRightLeft, ink: 'text-muted', sign: '' },
}

/** The token that moved. */
export function TransferToken({ transfer: { logo, symbol, name } }: { transfer: Transfer }) {
  return (
    <span className="flex min-w-0 items-center gap-2 font-label">
      <AssetPicture src={logo} className="size-5" />
      <span className="max-w-[14ch] truncate" title={name ?? undefined}>
        {symbol ?? name ?? 'Unnamed'}
      </span>
    </span>
  )
}

/** Which way it moved, in an arrow and a word. */
export function TransferType({ direction }: { direction: Direction }) {
  const { Icon, ink } = directions[direction]
  return (
    <span className={`flex items-center gap-1.5 ${ink}`}>
      <Icon aria-hidden="true" className="size-3.5 flex-none stroke-[1.75]" />
      {direction}
    </span>
  )
}

/** Whom it came from or went to: the person's own label for that wallet, and always the address. */
export function Counterparty({ transfer }: { transfer: Transfer }) {
  const { direction, fromAddress, toAddress, fromLabel, toLabel } = transfer
  if (direction === 'Self') return null
  const [word, label, address] =
    direction === 'Received' ? ['from', fromLabel, fromAddress] : ['to', toLabel, toAddress]
  return (
    <span className="flex min-w-0 flex-wrap gap-x-1 text-note text-muted">
      {word}
      {label && <strong className="max-w-[20ch] truncate font-label text-text">{label}</strong>}
      <Address value={address ?? ''} />
    </span>
  )
}

/** Why a transfer is suspected; nothing when it is not. */
export function TransferSuspicion({ transfer: { spam, spamReasons } }: { transfer: Transfer }) {
  if (spam === 'no') return null
  return (
    <span className="block text-note text-warn">
      {spam === 'yes' ? 'Spam' : 'Possible spam'}
      {spamReasons && spamReasons.length > 0 && `: ${spamReasons.map(({ message }) => message).join(' ')}`}
    </span>
  )
}

/** How much moved, signed by its way, to the last base unit. */
export function signedAmount({ direction, value, decimals }: Transfer): string {
  return directions[direction].sign + formatExactAmount(value, decimals)
}
