import type { AssetId, MovementCredit } from '@pkg/api-contract'
import { STAKE } from '../gains/known-contracts.ts'

/**
 * What moved a balance. `unexplained` is what the movements do not tell, found by the ledger check; `interest` the same of
 * what grows without a movement: what is owed, lent or staked, and fees inside contracts. `traded` is what a pool exchanged by itself, and
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
  /** Why it came, where no transaction of anybody sent it. */
  credit?: MovementCredit
}

/**
 * Whether a movement is a reward by the recipe of its chain: for blocks, for votes, or for what is staked. As much as a whole
 * stake that comes back at once is no reward.
 */
export const isReward = ({ credit, amount }: Pick<Movement, 'credit' | 'amount'>): boolean =>
  credit === 'block-rewards' || credit === 'election-rewards' || (credit === 'withdrawals' && amount < STAKE)

/** Balances as they were known at a moment. In a present reading, an asset that is not named is not held. */
export interface KnownBalances {
  at: number
  /** Null where the source does not tell; then the moment decides what came before. */
  block: number | null
  balances: ReadonlyMap<AssetId, bigint>
}
