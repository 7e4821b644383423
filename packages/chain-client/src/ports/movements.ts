import type { AssetId } from '@pkg/api-contract'
import type { CreditRecipe } from '@pkg/chains'
import type { Address, LineOptions, ReadOptions } from './wallet-data.ts'

/** One change of one balance of a wallet. */
export interface AssetMovement {
  /** Unique within the wallet. Up to the first colon the hash of its transaction, or what stands for one. */
  id: string
  asset: AssetId
  block: number
  /** The place of its transaction in the block, counted from nil; absent where the source does not tell. */
  position?: number
  /** Milliseconds since 1970, as the block says. */
  at: number
  /**
   * `transfer` moves ERC-20 tokens, `native` is a transaction's own value, or a credit without one, `internal` what a contract passed on, `gas`
   * the fee that was paid, `nft` moves pieces of ERC-721 or ERC-1155.
   */
  kind: 'transfer' | 'native' | 'internal' | 'gas' | 'nft'
  /** In base units, or a number of pieces; negative when it left the wallet. */
  amount: bigint
  /** Which piece of the contract moved, as a decimal number; only of `nft`. */
  tokenId?: string
  /** Whether the transaction failed, so that its fee is all that moved. */
  failed?: boolean
  /** Whether more was paid than the amount, by a part that no source tells; only of `gas`. */
  incomplete?: boolean
  /** Why it came, where no transaction of anybody sent it. */
  credit?: CreditRecipe['kind']
  /** What the wallet called, as far as the source tells; only of `gas`. */
  call?: Call
  /** The other side, lower case. */
  counterparty: string | null
}

/** What a transaction called and what was logged in it. */
export interface Call {
  /** The contract, lower case; null where the transaction made one. */
  to: string | null
  /** The first four bytes of the call data; null where there are none, as in a plain payment. */
  selector: string | null
  /** The first topics of its logs, each once; none where the source has no receipts. */
  topics: readonly string[]
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
  /** Transactions that brought money to the wallet by being bridged in, where the source does not tell how much. */
  deposits?: readonly Deposit[]
}

/** A transaction that was bridged in, with the moment of its block. */
export interface Deposit {
  hash: string
  block: number
  /** Milliseconds since 1970. */
  at: number
}

export interface MovementOptions extends ReadOptions, LineOptions {
  /** Earlier blocks are known already. @default 0 */
  fromBlock?: number
}

/** Every movement of the native coin, tokens and NFTs into and out of a wallet. A move to oneself moves nothing. */
export interface Movements {
  listMovements(address: Address, options?: MovementOptions): Promise<MovementList>
}
