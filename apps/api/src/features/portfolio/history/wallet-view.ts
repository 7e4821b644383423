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

/**
 * Everything that is known of one wallet over some days or hours. As it is built it is the same for whoever looks at
 * it; `toShownView` makes of it what one person is shown.
 */
export interface WalletView {
  wallet: WalletKey
  step: Step
  /** One per slot, ascending; the one of the slot under way is the present. */
  points: WalletPoint[]
  /** The point of the slot under way, also where the line ends before it. */
  present: WalletPoint
  /** Whether prices are still being read: then no point of the past is sure. */
  waits: boolean
  /** The first slot from which on the list of movements is complete; null when none is. */
  movementsFrom: Slot | null
  walk: Walk
  book: PriceBook
  facts: (asset: AssetId) => AssetFacts
  /** Of every hour of late, before that the last of each day. */
  snapshots: readonly Snapshot[]
  /** Since when what is inside contracts is counted, in milliseconds since 1970; null where there is nothing. */
  insideSince: number | null
  /** The first slot from which on nothing is missing; null when none is certain. */
  certainFrom: Slot | null
  /** What is held now, without debts. */
  tokens: Sourced<Token[]> | null
  /** What is owed now; points have it at a price below zero. */
  debts: readonly Token[]
  /** Whether prices of an asset count, at any time. */
  counts: (asset: AssetId) => boolean
  isUntrusted: (asset: AssetId) => boolean
  /** Whether a balance is one that changes by itself and was not measured at a moment. */
  isUnmeasured: (asset: AssetId, at: number) => boolean
  isDebt: (asset: AssetId) => boolean
  source: string
  updatedAt: number
  stale: boolean
  refreshing: boolean
  problems: string[]
}
