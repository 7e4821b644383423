import type { AssetId, Micros, Movement } from '@pkg/api-contract'

/** Of when the price is that values a leg; `hand` is one that the person entered. */
type PricedAt = Movement['valuedAt'] | 'hand'

/** One change of one balance in a transaction. Addresses are lower case. */
export interface Leg {
  wallet: string
  kind: Movement['kind']
  asset: AssetId
  tokenId: string | null
  /** Base units, or pieces; negative when it left. */
  amount: bigint
  counterparty: string | null
  /** What the amount was worth, never negative; null where that is not known. */
  micros: Micros | null
  /** The same in the report's currency, where the person entered a price in it; else it follows from `micros`. */
  local?: Micros
  valuedAt: PricedAt
  hidden: boolean
  debt: boolean
  failed: boolean
}

/** Everything that one transaction changed in the wallets of a person. */
export interface Transaction {
  hash: string
  chainId: number
  block: number
  /** Its place in the block; absent where no source tells. */
  position?: number
  /** Milliseconds since 1970. */
  at: number
  /** What one of the wallets called; absent where none did, or nobody tells. */
  call?: NonNullable<Movement['call']>
  legs: Leg[]
}
