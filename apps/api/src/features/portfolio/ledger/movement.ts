import type { AssetId } from '@pkg/api-contract'

/**
 * What moved a balance. `unexplained` is what the movements do not tell, found by the ledger check; `interest` the same of
 * what grows without a movement: what is owed or lent, and fees inside contracts. `traded` is what a pool exchanged by itself, and
 * `firstSeen` what was inside a contract already when it was first looked at.
 */
type MovementKind = 'transfer' | 'native' | 'internal' | 'gas' | FoundKind
/** What no list of movements tells: it is found in readings, and worth what it is worth at the next point. */
export type FoundKind = 'interest' | 'traded' | 'firstSeen' | 'unexplained'

const found: readonly MovementKind[] = [
  'interest',
  'traded',
  'firstSeen',
  'unexplained',
] satisfies FoundKind[]
export const isFound = ({ kind }: Pick<Movement, 'kind'>): boolean => found.includes(kind)

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
