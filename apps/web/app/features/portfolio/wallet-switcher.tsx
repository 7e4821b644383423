import { Button } from '@pkg/ui-kit/components/button.tsx'
import { DropdownMenu } from '@pkg/ui-kit/components/dropdown-menu.tsx'
import { Popover } from '@pkg/ui-kit/components/popover.tsx'
import { WalletGlyph } from '@pkg/ui-kit/components/wallet-glyph.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { MANY_WALLETS } from './find-wallet-field.tsx'
import { type WalletBook, walletName } from './wallet-book.ts'
import { WalletFinder } from './wallet-finder.tsx'

interface WalletSwitcherProps {
  addresses: readonly string[]
  book: WalletBook
  selected: string | null
  onSelect: (address: string) => void
}

const label = 'Selected wallet'

/** Chooses the wallet that the tabs are about, from any tab: a menu of few wallets, a list to search of many. */
export function WalletSwitcher({ addresses, book, selected, onSelect }: WalletSwitcherProps) {
  const [open, setOpen] = useState(false)
  const name = selected === null ? null : walletName(book, selected)
  const trigger = (
    <Button
      size="sm"
      className="min-w-0"
      icon={selected && <WalletGlyph address={selected} className="size-4!" />}
    >
      {selected ? (
        <span className="flex max-w-52 min-w-0 gap-1.5">
          {name && <span className="truncate">{name}</span>}
          <span className="font-mono">{shortenAddress(selected)}</span>
        </span>
      ) : (
        'None'
      )}
      <span className="sr-only">, change the selected wallet</span>
      <ChevronsUpDown aria-hidden="true" />
    </Button>
  )

  return (
    <div className="flex max-w-full min-w-0 items-center gap-2 text-small whitespace-nowrap text-muted print:hidden">
      {label}
      {addresses.length < MANY_WALLETS ? (
        <DropdownMenu
          {...{ label, trigger }}
          items={addresses.map((address) => ({
            label: [walletName(book, address), shortenAddress(address)].filter(Boolean).join(' '),
            icon: <WalletGlyph address={address} />,
            checked: address === selected,
            onSelect: () => onSelect(address),
          }))}
        />
      ) : (
        <Popover
          {...{ label, trigger, open }}
          onOpenChange={setOpen}
          className="w-76 max-w-[calc(100vw-2rem)] p-3 whitespace-normal"
        >
          <WalletFinder {...{ addresses, book }}>
            {(address) => (
              <button
                key={address}
                type="button"
                aria-current={address === selected}
                onClick={() => {
                  onSelect(address)
                  setOpen(false)
                }}
                className="grid min-h-control w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 rounded-inset px-2 text-left -outline-offset-2! hover:bg-hover"
              >
                <WalletGlyph address={address} />
                <span className="flex min-w-0 flex-wrap gap-x-2">
                  <span className="truncate text-body text-text">{walletName(book, address)}</span>
                  <span className="font-mono text-small" title={address}>
                    {shortenAddress(address)}
                  </span>
                </span>
                {address === selected && <Check aria-hidden="true" className="size-4 text-accent-text" />}
              </button>
            )}
          </WalletFinder>
        </Popover>
      )}
    </div>
  )
}
