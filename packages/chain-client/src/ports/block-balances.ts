import type { AssetId } from '@pkg/api-contract'
import type { Address, ReadOptions } from './wallet-data.ts'

/** A block that a node has. */
export interface BlockMoment {
  block: number
  /** Milliseconds since 1970. */
  at: number
}

/** Balances as they were at one block. */
export interface BlockBalances {
  /** The latest block. */
  getHead(options?: ReadOptions): Promise<BlockMoment>
  /** In base units; an asset that cannot be read at that block is absent. */
  getBalancesAt(
    address: Address,
    assets: readonly AssetId[],
    block: number,
    options?: ReadOptions,
  ): Promise<Map<AssetId, bigint>>
}
