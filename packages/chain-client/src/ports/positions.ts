import type { AssetId } from '@pkg/api-contract'
import type { ShapeStore } from '../positions/shape-store.ts'
import type { Address, ReadOptions } from './wallet-data.ts'

/** What is in a position: an asset, and how much of it in base units; what is owed is below zero. */
export interface PositionPart {
  asset: AssetId
  amount: bigint
  role: 'supplied' | 'borrowed' | 'fee'
  /** The token of the position does not stand for it, as for collateral that is given without a token. */
  isBeside?: boolean
}

/** What a wallet has inside one contract. */
export interface Position {
  /** `chainId:contract`, or `chainId:contract/id` of an NFT; the same at every reading. */
  id: string
  /** By the chain's anchors, never by the contract's own word; null where they do not know it. */
  protocol: string | null
  kind: 'wrapped' | 'lent' | 'debt' | 'vault' | 'pool' | 'account'
  /** The token that stands for the parts; null where none is held. */
  shell: AssetId | null
  shellAmount: bigint
  parts: PositionPart[]
  /** `anchored`: a contract that is known says so. `claimed`: only the contract itself does. */
  trust: 'anchored' | 'claimed'
  /** Contracts that what is in it goes to and comes from. */
  contracts: readonly Address[]
  /** How many times what stands against a debt would pay it; below 1 it may be sold. Null where nothing is owed or nobody tells. */
  health: number | null
}

/** How a contract calls what it is. */
export interface PositionAsset {
  symbol: string | null
  name: string | null
  decimals: number | null
}

/** All of one block. */
export interface PositionList {
  block: number
  /** When the block was made, in milliseconds since 1970. */
  at: number
  positions: Position[]
  /** Ids of positions in contracts that are real and did not answer: what is in them is missing. */
  unread: AssetId[]
  /** What the shells and parts are called. */
  assets: Map<AssetId, PositionAsset>
}

/** What may be a position: nothing is searched for on the chain. */
export interface PositionCandidates {
  tokens: readonly AssetId[]
  nfts: readonly { contract: AssetId; id: string }[]
}

export interface PositionOptions extends ReadOptions {
  /**
   * Which of some assets have a price that is believed. What is in a position is taken apart no further there, unless it is
   * lent or in a pool. @default none has
   */
  findPriced?: (assets: readonly AssetId[]) => Promise<ReadonlySet<AssetId>>
  /** Where what contracts were found to be is kept. @default nowhere: every contract is asked again */
  shapes?: ShapeStore
}

/** Reads what a wallet has inside contracts, beyond what it holds as tokens. */
export interface Positions {
  listPositions(
    wallet: Address,
    candidates: PositionCandidates,
    options?: PositionOptions,
  ): Promise<PositionList>
}
