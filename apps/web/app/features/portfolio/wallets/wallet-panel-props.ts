import type { Scope } from '../queries/queries.ts'
import type { WalletBook } from './wallet-book.ts'

/** The wallets that a tab is about. */
export interface WalletPanelProps {
  /** At least one, in the order of the list. */
  addresses: readonly string[]
  /** The same for the server, and the chain that is shown. */
  scope: Scope
  book: WalletBook
}
