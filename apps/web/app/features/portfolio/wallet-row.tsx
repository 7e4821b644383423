import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { Spinner } from '@pkg/ui-kit/components/spinner.tsx'
import { WalletGlyph } from '@pkg/ui-kit/components/wallet-glyph.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { plural } from './plural.ts'
import { removeFailure, useRemoveWallet } from './use-wallet-changes.ts'
import { isKnown, type WalletReading } from './wallet-reading.ts'
import { WalletWorth } from './wallet-worth.tsx'

interface WalletRowProps {
  reading: WalletReading
  selected: boolean
  /** What all wallets are worth, for this one's share. */
  totalUsd: number
  onSelect: () => void
  onRemoved: () => void
}

/** One wallet. The whole row selects it; deleting has a button of its own. */
export function WalletRow({ reading, selected, totalUsd, onSelect, onRemoved }: WalletRowProps) {
  const { address } = reading
  const short = shortenAddress(address)
  const removeWallet = useRemoveWallet()

  return (
    <li
      className={clsx(
        'relative',
        selected &&
          'bg-selected before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent-line forced-colors:before:bg-[Highlight]',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center pr-2">
        <button
          type="button"
          aria-pressed={selected}
          onClick={onSelect}
          className={clsx(
            'grid min-h-[66px] grid-cols-[minmax(0,1fr)_auto] items-center gap-3 xs:grid-cols-[auto_minmax(0,1fr)_auto] py-2 pr-3 pl-card text-left -outline-offset-2!',
            !selected && 'hover:bg-hover',
          )}
        >
          <WalletGlyph address={address} selected={selected} className="max-xs:hidden" />
          <span className="min-w-0">
            <span
              title={address}
              className="block font-mono text-[0.93em] font-label whitespace-nowrap tracking-[-0.01em]"
            >
              {short}
            </span>
            <span className="block text-note text-muted">
              {isKnown(reading) ? plural(countTokens(reading), 'token') : 'Tokens unknown'}
              {selected && <span className="max-[24rem]:hidden"> · selected</span>}
            </span>
          </span>
          <WalletWorth reading={reading} totalUsd={totalUsd} />
        </button>
        <IconButton
          label={`Delete ${short}`}
          icon={removeWallet.isPending ? <Spinner /> : <Trash2 />}
          disabled={removeWallet.isPending}
          onClick={() => removeWallet.mutate(address, { onSuccess: onRemoved })}
        />
      </div>
      {removeWallet.isError && (
        <p className="px-card pb-2.5 text-note text-loss">{removeFailure(removeWallet.error)}</p>
      )}
    </li>
  )
}

function countTokens({ worth }: { worth: { pricedHoldings: number; unpricedHoldings: number } }): number {
  return worth.pricedHoldings + worth.unpricedHoldings
}
