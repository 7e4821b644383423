import type { ListedWallet } from '@pkg/api-contract'
import { DropdownMenu } from '@pkg/ui-kit/components/dropdown-menu.tsx'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { Spinner } from '@pkg/ui-kit/components/spinner.tsx'
import { WalletGlyph } from '@pkg/ui-kit/components/wallet-glyph.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { clsx } from 'clsx'
import { Copy, Ellipsis, Link2, PencilLine, RefreshCw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { passFocus } from '#app/lib/pass-focus.ts'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { WalletChainsForm } from '../chains/wallet-chains-form.tsx'
import { useRefreshWallet } from '../queries/use-refresh-wallet.ts'
import { isKnown, type WalletReading } from '../readings/wallet-reading.ts'
import { NameWalletForm } from './name-wallet-form.tsx'
import { removeFailure, useRemoveWallet } from './use-wallet-changes.ts'
import type { WalletGain } from './wallet-gains.ts'
import { WalletLines } from './wallet-lines.tsx'
import { WalletWorth } from './wallet-worth.tsx'

interface WalletRowProps {
  reading: WalletReading
  /** What the person calls it. */
  wallet: ListedWallet | undefined
  selected: boolean
  /** Its share of all wallets, as it is written; empty while it was not read. */
  share: string
  gain: WalletGain | undefined
  onSelect: () => void
  /** Called with the row, which is about to go. */
  onRemoved: (row: Element | null) => void
}

/** One wallet. The whole row selects it; deleting has a button of its own, the rest is in a menu. */
export function WalletRow({ reading, wallet, selected, share, gain, onSelect, onRemoved }: WalletRowProps) {
  const { address } = reading
  const short = shortenAddress(address)
  const called = wallet?.label ? `${wallet.label} ${short}` : short
  const [naming, setNaming] = useState(false)
  const [chaining, setChaining] = useState(false)
  const { known } = usePortfolioChains()
  const more = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLLIElement>(null)
  const removeWallet = useRemoveWallet()
  const refreshWallet = useRefreshWallet(address)

  return (
    <li
      ref={row}
      className={clsx(
        // What stands beside what follows from the width of the card: it is narrow on tablets too.
        '@container relative break-inside-avoid',
        selected &&
          'bg-selected before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent-line forced-colors:before:bg-[Highlight]',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 pr-2">
        <button
          type="button"
          aria-pressed={selected}
          onClick={onSelect}
          className={clsx(
            'grid min-h-[66px] grid-cols-[minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 py-2 pr-2 pl-card text-left -outline-offset-2! @min-[24rem]:flex @min-[24rem]:flex-wrap',
            !selected && 'hover:bg-hover',
          )}
        >
          <WalletGlyph address={address} selected={selected} className="flex-none @max-[24rem]:hidden" />
          <WalletLines {...{ reading, wallet, selected }} />
          <WalletWorth {...{ reading, share, gain }} />
        </button>
        {/* Whatever deletes keeps 8 px from everything else, also from the rows above and below. */}
        <span className="flex gap-2 py-2 @max-[24rem]:flex-col print:hidden">
          <DropdownMenu
            label={`More for ${called}`}
            trigger={
              <IconButton
                ref={more}
                label={`More for ${called}`}
                icon={refreshWallet.isPending ? <Spinner /> : <Ellipsis />}
              />
            }
            items={[
              {
                label: 'Refresh this wallet',
                icon: <RefreshCw aria-hidden="true" />,
                disabled: refreshWallet.isPending,
                onSelect: () => refreshWallet.mutate(),
              },
              {
                label: 'Label and tags',
                icon: <PencilLine aria-hidden="true" />,
                onSelect: () => setNaming(true),
              },
              ...(wallet && known.length > 1
                ? [
                    {
                      label: 'Chains',
                      icon: <Link2 aria-hidden="true" />,
                      onSelect: () => setChaining(true),
                    },
                  ]
                : []),
              {
                label: 'Copy address',
                icon: <Copy aria-hidden="true" />,
                onSelect: () => void navigator.clipboard.writeText(address),
              },
            ]}
          />
          <IconButton
            label={`Delete ${called}`}
            icon={removeWallet.isPending ? <Spinner /> : <Trash2 />}
            aria-busy={removeWallet.isPending}
            onClick={() => {
              if (!removeWallet.isPending)
                removeWallet.mutate(address, { onSuccess: () => onRemoved(row.current) })
            }}
          />
        </span>
      </div>
      {naming && (
        <NameWalletForm
          {...{ address, wallet }}
          onDone={() => {
            setNaming(false)
            passFocus(row.current, more.current)
          }}
        />
      )}
      {chaining && wallet && (
        <WalletChainsForm
          wallet={wallet}
          readings={isKnown(reading) ? reading.chains : []}
          onDone={() => {
            setChaining(false)
            passFocus(row.current, more.current)
          }}
        />
      )}
      {removeWallet.isError && (
        <p className="px-card pb-2.5 text-note text-loss">{removeFailure(removeWallet.error)}</p>
      )}
    </li>
  )
}
