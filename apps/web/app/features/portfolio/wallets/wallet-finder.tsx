import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { plural } from '../figures/plural.ts'
import { FindWalletField, MANY_WALLETS } from './find-wallet-field.tsx'
import { isMeant, type WalletBook } from './wallet-book.ts'

/** More rows than this are slow to open and nobody reads them to their end. */
const mostRows = 50

interface WalletFinderProps {
  addresses: readonly string[]
  book: WalletBook
  /** What stands between the field and the rows. */
  before?: ReactNode
  /** The row of one wallet. */
  children: (address: string) => ReactNode
}

/** A list of wallets to choose from; of many, the first ones, and a field to find the others. */
export function WalletFinder({ addresses, book, before, children }: WalletFinderProps) {
  const [term, setTerm] = useState('')
  // Letters appear at once; the rows may follow a moment later.
  const meant = useDeferredValue(term)
  const { rows, more } = useMemo(() => {
    const found = addresses.filter((address) => isMeant(book, address, meant))
    return { rows: found.slice(0, mostRows).map(children), more: found.length - mostRows }
  }, [addresses, book, meant, children])

  return (
    <>
      {addresses.length >= MANY_WALLETS && <FindWalletField term={term} onTerm={setTerm} className="mb-2" />}
      {before}
      <section
        aria-label="Wallets"
        className="relative max-h-72 overflow-y-auto border-t border-hairline pt-1"
      >
        {rows}
        {rows.length === 0 && <p className="py-2 text-small text-muted">No wallet is called that.</p>}
        {more > 0 && (
          <p className="py-2 text-small text-muted">
            {plural(more, 'more wallet')}: type to find one of them.
          </p>
        )}
      </section>
    </>
  )
}
