import { formatShare } from '@pkg/ui-kit/format/format-share.ts'
import { toPercentShares } from '@pkg/ui-kit/format/percent-shares.ts'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { ShowMore } from '#app/lib/show-more.tsx'
import { usePrinting } from '#app/lib/use-printing.ts'
import { plural } from '../figures/plural.ts'
import { isKnown, type WalletReading } from '../readings/wallet-reading.ts'
import { FindWalletField, MANY_WALLETS } from './find-wallet-field.tsx'
import { isMeant, type WalletBook } from './wallet-book.ts'
import type { WalletGain } from './wallet-gains.ts'
import { WalletRow } from './wallet-row.tsx'

/** More rows than this make a page that nobody reads to its end. */
const shownAtFirst = 8
/** How many more are shown at a press: each row is worth a frame on a slow phone. */
const step = 50

interface WalletListProps {
  readings: readonly WalletReading[]
  book: WalletBook
  /** Those picked out; none where all are shown. */
  selected: ReadonlySet<string>
  /** What each wallet gained by itself, by lower-case address. */
  gains: ReadonlyMap<string, WalletGain>
  onSelect: (address: string) => void
  /** `row` is about to go. */
  onRemoved: (address: string, row: Element | null) => void
}

/** A row for each wallet; of many, the first ones, and a field to find the others. */
export function WalletList({ readings, book, selected, gains, onSelect, onRemoved }: WalletListProps) {
  const shares = useMemo(() => {
    const known = readings.filter(isKnown)
    // Of what is held: what is owed has no share.
    const held = known.map(({ worth: { usd, assetsUsd = usd } }) => assetsUsd)
    const percents = toPercentShares(held, 1)
    const total = held.reduce((sum, part) => sum + part, 0)
    return new Map(
      known.map(({ address }, index) => [
        address,
        formatShare(total > 0 ? (held[index] ?? 0) / total : 0, 1, percents[index]),
      ]),
    )
  }, [readings])
  const [wanted, setWanted] = useState(shownAtFirst)
  const list = useRef<HTMLUListElement>(null)
  const printing = usePrinting()
  const [term, setTerm] = useState('')
  const many = readings.length >= MANY_WALLETS
  // Letters appear at once; the rows may follow a moment later.
  const meant = useDeferredValue(term).trim()
  const found = useMemo(
    () => (many && meant !== '' ? readings.filter(({ address }) => isMeant(book, address, meant)) : null),
    [readings, book, many, meant],
  )
  const listed = found ?? readings
  const count = printing ? listed.length : found ? step : wanted
  const rows = useMemo(
    () =>
      listed
        // Few that are selected are always among those shown.
        .filter(
          ({ address }, index) => index < count || (selected.size <= shownAtFirst && selected.has(address)),
        )
        .map((reading) => (
          <WalletRow
            key={reading.address}
            reading={reading}
            wallet={book.get(reading.address.toLowerCase())}
            selected={selected.has(reading.address)}
            share={shares.get(reading.address) ?? ''}
            gain={gains.get(reading.address.toLowerCase())}
            onSelect={() => onSelect(reading.address)}
            onRemoved={(row) => onRemoved(reading.address, row)}
          />
        )),
    [listed, count, book, selected, shares, gains, onSelect, onRemoved],
  )
  const more = listed.length - rows.length

  return (
    <div>
      {many && <FindWalletField term={term} onTerm={setTerm} className="px-card pb-3.5 print:hidden" />}
      <ul ref={list} className="divide-y divide-hairline border-t border-hairline">
        {rows}
      </ul>
      {found?.length === 0 && <p className="px-card py-3 text-small text-muted">No wallet is called that.</p>}
      {found && more > 0 && (
        <p className="px-card py-3 text-small text-muted">
          {plural(more, 'more wallet')} found: type more of the name.
        </p>
      )}
      {many && !found && (
        <ShowMore
          className="border-t border-hairline px-[calc(var(--card-pad)-12px)] py-1.5"
          list={list}
          drawn={rows.length}
          of={readings.length}
          step={step}
          rows="wallets"
          onMore={() => setWanted(wanted + step)}
          onFewer={wanted > shownAtFirst ? () => setWanted(shownAtFirst) : undefined}
        />
      )}
    </div>
  )
}
