import type { AssetId, Micros } from '@pkg/api-contract'

/** What a balance grew by itself in the course of a day, as readings of a node tell it. */
export interface Grown {
  chainId: number
  /** Lower case. */
  wallet: string
  asset: AssetId
  /** The last reading of the day, by which it had grown. */
  block: number
  /** Milliseconds since 1970. */
  at: number
  /** Base units; below 0 where a stake was cut, or a contract rounds. */
  amount: bigint
  /** What it was worth, never negative; null where that is not known. */
  micros: Micros | null
}

/** What stands for the hash of growth, which has no transaction. */
export const GROWTH = 'growth-'
