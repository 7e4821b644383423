import type { AssetId } from '@pkg/api-contract'
import type { Address, ReadOptions } from './wallet-data.ts'

/** One change of one balance of a wallet. */
export interface AssetMovement {
  /** Unique within the wallet. */
  id: string
  asset: AssetId
  block: number
  /** Milliseconds since 1970, as the block says. */
  at: number
  /**
   * `transfer` moves ERC-20 tokens, `native` is a transaction's own value, `internal` what a contract passed on, `gas`
   * the fee that was paid, `nft` moves pieces of ERC-721 or ERC-1155.
   */
  kind: 'transfer' | 'native' | 'internal' | 'gas' | 'nft'
  /** In base units, or a number of pieces; negative when it left the wallet. */
  amount: bigint
  /** Which piece of the contract moved, as a decimal number; only of `nft`. */
  tokenId?: string
  /** Whether the transaction failed, so that its fee is all that moved. */
  failed?: boolean
  /** The other side, lower case. */
  counterparty: string | null
}

/** What a source says of a token beside its movements. */
export interface AssetDescription {
  asset: AssetId
  symbol: string | null
  name: string | null
  decimals: number | null
  flagged: 'no' | 'suspect' | 'yes'
}

export interface MovementList {
  /** Without duplicates; in no particular order. */
  movements: AssetMovement[]
  assets: AssetDescription[]
  /**
   * The moment (ms since 1970) from which on nothing is missing that changes a balance; null when the list reaches all
   * that was asked for.
   */
  cutShortAt: number | null
  /** The same of NFTs, which change no balance. */
  nftsCutShortAt: number | null
}

export interface MovementOptions extends ReadOptions {
  /** Earlier blocks are known already. @default 0 */
  fromBlock?: number
}

/** Every movement of ether, tokens and NFTs into and out of a wallet. A move to oneself moves nothing. */
export interface Movements {
  listMovements(address: Address, options?: MovementOptions): Promise<MovementList>
}
