import type { Scope } from '../queries/queries.ts'
import type { WalletBook } from './wallet-book.ts'

/** The wallets that a tab is about. */
export interface WalletPanelProps {
  /** At least one, in the order of the list. */
  addresses: readonly string[]
  /** The same for the server: null for all that the person tracks. */
  scope: Scope
  book: WalletBook
}
