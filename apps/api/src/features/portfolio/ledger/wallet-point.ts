import type { AssetId, Micros, Provenance } from '@pkg/api-contract'
import type { Slot } from './day.ts'

/** One holding at one moment. */
export interface PointRow {
  asset: AssetId
  balance: bigint
  price: number | null
  /** The day or hour whose price stands in; null when the price is of the point's own, or there is none. */
  priceOf: Slot | null
  micros: Micros
}

/** What one wallet held on one day, or in one hour. */
export interface WalletPoint {
  slot: Slot
  /** The moment for which it holds. */
  at: number
  /** When the holdings of the present point were read; absent in points of the past. */
  readAt?: number
  provenance: Provenance
  /** Whether the balances were recorded then, and not walked back to; absent elsewhere. */
  isRecorded?: boolean
  rows: PointRow[]
  /** A value that is drawn by rule, with no rows behind it; 0 everywhere else. */
  drawn: Micros
  /** Why the point is partial, as a sentence; null when it is not. */
  lacks: string | null
}

/** What is known of an asset beside its balance. */
export interface AssetFacts {
  symbol: string | null
  name: string | null
  decimals: number | null
  logo: string | null
  /** Whether it is hidden unless the person says otherwise: judged as of now, for every point of the past. */
  spam: boolean
}
