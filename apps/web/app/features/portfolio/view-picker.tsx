import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { Popover } from '@pkg/ui-kit/components/popover.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { ChevronsUpDown } from 'lucide-react'
import { plural } from './plural.ts'
import type { Scope } from './queries.ts'
import { listTags, type WalletBook, walletName } from './wallet-book.ts'
import { WalletFinder } from './wallet-finder.tsx'

interface ViewPickerProps {
  addresses: readonly string[]
  book: WalletBook
  scope: Scope
  onLook: (scope: Scope) => void
}

/** Chooses whose figures the overview shows: all wallets, those of a tag, or any selection. */
export function ViewPicker({ addresses, book, scope, onLook }: ViewPickerProps) {
  const chosen = new Set(scope ?? [])
  const tags = listTags(book)

  function toggle(address: string) {
    const next = addresses.filter((other) => (other === address) !== chosen.has(other))
    onLook(next.length === addresses.length ? null : next)
  }

  return (
    <div className="flex items-center gap-2 text-small whitespace-nowrap text-muted print:hidden">
      Showing
      <Popover
        label="Wallets to show"
        trigger={
          <Button size="sm">
            {scope === null ? 'All wallets' : plural(scope.length, 'wallet')}
            <span className="sr-only">, choose the wallets to show</span>
            <ChevronsUpDown aria-hidden="true" />
          </Button>
        }
        className="w-76 max-w-[calc(100vw-2rem)] p-3 whitespace-normal"
      >
        <WalletFinder
          {...{ addresses, book }}
          before={
            <>
              {tags.length > 0 && (
                <div className="relative mb-2 flex max-h-24 flex-wrap gap-1.5 overflow-y-auto">
                  {tags.map((tag) => (
                    <Button
                      key={tag}
                      size="sm"
                      onClick={() =>
                        onLook(
                          addresses.filter((address) => book.get(address.toLowerCase())?.tags.includes(tag)),
                        )
                      }
                    >
                      #{tag}
                    </Button>
                  ))}
                </div>
              )}
              <CheckboxField label="All wallets" checked={scope === null} onChange={() => onLook(null)} />
            </>
          }
        >
          {(address) => (
            <CheckboxField
              key={address}
              label={
                <span className="flex flex-wrap gap-x-2">
                  {walletName(book, address)}
                  <span className="font-mono text-small text-muted" title={address}>
                    {shortenAddress(address)}
                  </span>
                </span>
              }
              checked={chosen.has(address)}
              onChange={() => toggle(address)}
            />
          )}
        </WalletFinder>
      </Popover>
    </div>
  )
}
