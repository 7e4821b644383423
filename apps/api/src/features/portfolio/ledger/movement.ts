import type { AssetId, MovementCredit } from '@pkg/api-contract'
import { STAKE } from '../gains/known-contracts.ts'

/**
 * What moved a balance. Four kinds stand in no list of movements: `interest` is growth without a movement (of what is owed, lent or
 * staked, and of fees inside contracts), `traded` what a pool exchanged by itself, `firstSeen` what was inside a contract when it
 * was first looked at, and `unexplained` the rest, found by the ledger check.
 */
type MovementKind = 'transfer' | 'native' | 'internal' | 'gas' | FoundKind
/** The kinds that are found by comparing readings; each is valued at the point after it. */
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
