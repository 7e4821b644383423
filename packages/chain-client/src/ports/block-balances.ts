import type { AssetId } from '@pkg/api-contract'
import type { PieceId } from './pieces.ts'
import type { Address, ReadOptions } from './wallet-data.ts'

/** A block that a node has. */
export interface BlockMoment {
  block: number
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Balances of one block, in base units; an asset that could not be read there is absent. The moment is that of the block, or a later
 * one before the next block.
 */
export interface MeasuredBalances extends BlockMoment {
  balances: Map<AssetId, bigint>
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
  /** The same of pieces of collections; one that cannot be told is absent. */
  getPiecesAt(
    address: Address,
    pieces: readonly PieceId[],
    block: number,
    options?: ReadOptions,
  ): Promise<Map<PieceId, bigint>>
  /**
   * Balances of assets at blocks of the past, and at moments (ms since 1970), as the last block before each left them, as far as a
   * node still has them; oldest first. Most nodes have the latest alone: then the list is empty. Throws where nodes disagree.
   * @param options.known blocks whose moments are known, by which the others are found in fewer steps
   */
  measure(
    address: Address,
    assets: readonly AssetId[],
    when: { blocks: readonly number[]; moments: readonly number[] },
    options: ReadOptions & { head: BlockMoment; known?: readonly BlockMoment[] },
  ): Promise<MeasuredBalances[]>
}
