import type { AssetId, Sourced, Token } from '@pkg/api-contract'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import type { Day } from '../ledger/day.ts'
import type { PriceBook } from '../ledger/price-book.ts'
import type { Walk } from '../ledger/walk-back.ts'
import type { AssetFacts, WalletPoint } from '../ledger/wallet-point.ts'

/** Everything that is known of one wallet over some days, whoever looks at it. */
export interface WalletView {
  wallet: WalletKey
  /** One per day, ascending; the last one is the present. */
  points: WalletPoint[]
  walk: Walk
  book: PriceBook
  facts: (asset: AssetId) => AssetFacts
  snapshots: Snapshot[]
  /** The first day from which on nothing is missing; null when no day is certain. */
  certainFrom: Day | null
  tokens: Sourced<Token[]> | null
  source: string
  updatedAt: number
  stale: boolean
  refreshing: boolean
  problems: string[]
}
