import type { AssetId, Sourced, Token } from '@pkg/api-contract'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import type { Slot, Step } from '../ledger/day.ts'
import type { PriceBook } from '../ledger/price-book.ts'
import type { Walk } from '../ledger/walk-back.ts'
import type { AssetFacts, WalletPoint } from '../ledger/wallet-point.ts'

/** Some days or hours, both ends included. */
export interface Grid {
  step: Step
  from: Slot
  to: Slot
}

/** Everything that is known of one wallet over some days or hours, whoever looks at it. */
export interface WalletView {
  wallet: WalletKey
  step: Step
  /** One per slot, ascending; the one of the slot under way is the present. */
  points: WalletPoint[]
  walk: Walk
  book: PriceBook
  facts: (asset: AssetId) => AssetFacts
  snapshots: Snapshot[]
  /** The first slot from which on nothing is missing; null when none is certain. */
  certainFrom: Slot | null
  tokens: Sourced<Token[]> | null
  source: string
  updatedAt: number
  stale: boolean
  refreshing: boolean
  problems: string[]
}
