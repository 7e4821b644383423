import type { AssetId } from '@pkg/api-contract'
import type { ReadOptions } from './wallet-data.ts'

/** What a token of a lending pool stands for: a unit of it is a unit of another asset, lent to the pool or owed to it. */
export interface PoolPart {
  kind: 'supply' | 'debt'
  underlying: AssetId
  /** How the asset is called by its own contract; null when it does not say. */
  underlyingSymbol: string | null
  /** What a person calls the pool. */
  pool: string
}

/** Tells what is lent and what is owed from other tokens. */
export interface PoolParts {
  /**
   * The part of each asset that a known pool says is one of its tokens, null for one that none says so of. An asset
   * that could not be asked about is absent.
   */
  findPoolParts(assets: readonly AssetId[], options?: ReadOptions): Promise<Map<AssetId, PoolPart | null>>
}
