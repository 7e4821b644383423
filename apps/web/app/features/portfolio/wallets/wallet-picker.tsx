import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { Popover } from '@pkg/ui-kit/components/popover.tsx'
import { WalletGlyph } from '@pkg/ui-kit/components/wallet-glyph.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { plural } from '../figures/plural.ts'
import type { DashboardView } from './use-dashboard-view.ts'
import { listTags, type WalletBook, walletName } from './wallet-book.ts'
import { ALL_WALLETS } from './wallet-choice.ts'
import { WalletFinder } from './wallet-finder.tsx'

interface WalletPickerProps {
  /** Every tracked wallet. */
  addresses: readonly string[]
  book: WalletBook
  view: DashboardView
}

/** Chooses whose figures every tab shows: all wallets, those of a tag, several, or one. */
export function WalletPicker({ addresses, book, view }: WalletPickerProps) {
  const { choice, shown, everything, choose } = view
  const [open, setOpen] = useState(false)
  const picked = new Set(everything ? [] : shown)
  const tags = listTags(book)

  function toggle(address: string) {
    const next = addresses.filter((other) => (other === address) !== picked.has(other))
    choose(
      next.length === 0 || next.length === addresses.length
        ? ALL_WALLETS
        : { kind: 'wallets', addresses: next },
    )
  }

  return (
    <div className="flex max-w-full min-w-0 items-center gap-2 text-small whitespace-nowrap text-muted print:hidden">
      Showing
      <Popover
        label="Wallets to show"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button className="min-w-0">
            <ChoiceName {...{ book, view }} />
            <span className="sr-only">, choose the wallets to show</span>
            <ChevronsUpDown aria-hidden="true" />
          </Button>
        }
        className="w-80 max-w-[calc(100vw-2rem)] p-3 whitespace-normal"
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
                      aria-pressed={choice.kind === 'tag' && choice.tag === tag}
                      className="aria-pressed:bg-selected"
                      onClick={() => choose({ kind: 'tag', tag })}
                    >
                      #{tag}
                    </Button>
                  ))}
                </div>
              )}
              <CheckboxField label="All wallets" checked={everything} onChange={() => choose(ALL_WALLETS)} />
            </>
          }
        >
          {(address) => (
            <div key={address} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
              <CheckboxField
                label={<WalletWords {...{ address, book }} />}
                checked={picked.has(address)}
                onChange={() => toggle(address)}
              />
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Only ${walletName(book, address) ?? shortenAddress(address)}`}
                onClick={() => {
                  choose({ kind: 'wallets', addresses: [address] })
                  setOpen(false)
                }}
              >
                Only
              </Button>
            </div>
          )}
        </WalletFinder>
      </Popover>
    </div>
  )
}

function WalletWords({ address, book }: { address: string; book: WalletBook }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      {walletName(book, address)}
      <span className="font-mono text-small text-muted" title={address}>
        {shortenAddress(address)}
      </span>
    </span>
  )
}

/** What is shown now, in as few words as name it. */
function ChoiceName({ book, view }: { book: WalletBook; view: DashboardView }) {
  const { choice, shown, everything } = view
  const [only] = shown
  if (everything || only === undefined) return 'All wallets'
  if (choice.kind === 'tag') {
    return (
      <span className="flex min-w-0 gap-1.5">
        <span className="truncate">#{choice.tag}</span>
        <span className="text-muted">{plural(shown.length, 'wallet')}</span>
      </span>
    )
  }
  if (shown.length > 1) return plural(shown.length, 'wallet')
  const name = walletName(book, only)
  return (
    <span className="flex max-w-[min(20rem,60vw)] min-w-0 items-center gap-1.5">
      <WalletGlyph address={only} className="size-4!" />
      {name && <span className="truncate">{name}</span>}
      <span className="font-mono">{shortenAddress(only)}</span>
    </span>
  )
}
