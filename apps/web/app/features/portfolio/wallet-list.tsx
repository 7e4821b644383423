import { Button } from '@pkg/ui-kit/components/button.tsx'
import { useState } from 'react'
import { usePrinting } from '#app/lib/use-printing.ts'
import { FindWalletField, MANY_WALLETS } from './find-wallet-field.tsx'
import { plural } from './plural.ts'
import { isMeant, type WalletBook } from './wallet-book.ts'
import type { WalletReading } from './wallet-reading.ts'
import { WalletRow } from './wallet-row.tsx'

/** More rows than this make a page that nobody reads to its end. */
const shownAtFirst = 8

interface WalletListProps {
  readings: readonly WalletReading[]
  book: WalletBook
  selected: string | null
  totalUsd: number
  onSelect: (address: string) => void
  onRemoved: (address: string) => void
}

/** The rows of the wallets in view; of many, the first ones, and a field to find the others. */
export function WalletList({ readings, book, selected, totalUsd, onSelect, onRemoved }: WalletListProps) {
  const [open, setOpen] = useState(false)
  const all = usePrinting() || open
  const [term, setTerm] = useState('')
  const many = readings.length >= MANY_WALLETS
  const found =
    many && term.trim() !== '' ? readings.filter(({ address }) => isMeant(book, address, term)) : null
  // The selected wallet is always among those shown.
  const first = readings.filter(({ address }, index) => index < shownAtFirst || address === selected)
  const rows = found ?? (all ? readings : first)

  return (
    <div>
      {many && <FindWalletField term={term} onTerm={setTerm} className="px-card pb-3.5 print:hidden" />}
      <ul className="divide-y divide-hairline border-t border-hairline">
        {rows.map((reading) => (
          <WalletRow
            key={reading.address}
            reading={reading}
            wallet={book.get(reading.address.toLowerCase())}
            selected={reading.address === selected}
            totalUsd={totalUsd}
            onSelect={() => onSelect(reading.address)}
            onRemoved={() => onRemoved(reading.address)}
          />
        ))}
      </ul>
      {found?.length === 0 && <p className="px-card py-3 text-small text-muted">No wallet is called that.</p>}
      {many && !found && (
        <div className="border-t border-hairline px-[calc(var(--card-pad)-12px)] py-1.5 print:hidden">
          <Button size="sm" variant="ghost" onClick={() => setOpen(!open)}>
            {all ? 'Show fewer' : `Show all ${plural(readings.length, 'wallet')}`}
          </Button>
        </div>
      )}
    </div>
  )
}
