import type { AssetId } from '@pkg/api-contract'

/**
 * What moved a balance. `unexplained` is what the movements do not tell, found by the ledger check; `interest` the same of
 * what is owed, which grows without a movement.
 */
type MovementKind = 'transfer' | 'native' | 'internal' | 'gas' | 'interest' | 'unexplained'

/** One change of one balance. */
export interface Movement {
  id: string
  asset: AssetId
  block: number
  /** Milliseconds since 1970. */
  at: number
  kind: MovementKind
  /** In base units; negative when it left the wallet. */
  amount: bigint
  /** The other side in lower case, where there is one. */
  counterparty: string | null
}

/** Balances as they were known at a moment. In a present reading, an asset that is not named is not held. */
export interface KnownBalances {
  at: number
  /** Null where the source does not tell; then the moment decides what came before. */
  block: number | null
  balances: ReadonlyMap<AssetId, bigint>
}
