import { Button } from '@pkg/ui-kit/components/button.tsx'
import { DropdownMenu } from '@pkg/ui-kit/components/dropdown-menu.tsx'
import { WalletGlyph } from '@pkg/ui-kit/components/wallet-glyph.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { ChevronsUpDown } from 'lucide-react'
import { type WalletBook, walletName } from './wallet-book.ts'

interface WalletSwitcherProps {
  addresses: readonly string[]
  book: WalletBook
  selected: string | null
  onSelect: (address: string) => void
}

/** Chooses the wallet that the tabs are about, from any tab. */
export function WalletSwitcher({ addresses, book, selected, onSelect }: WalletSwitcherProps) {
  const name = selected === null ? null : walletName(book, selected)

  return (
    <div className="flex min-w-0 items-center gap-2 text-small whitespace-nowrap text-muted print:hidden">
      Selected wallet
      <DropdownMenu
        label="Selected wallet"
        trigger={
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
        }
        items={addresses.map((address) => ({
          label: [walletName(book, address), shortenAddress(address)].filter(Boolean).join(' '),
          icon: <WalletGlyph address={address} />,
          checked: address === selected,
          onSelect: () => onSelect(address),
        }))}
      />
    </div>
  )
}
