import type { AssetId } from '@pkg/api-contract'
import type { Address, ReadOptions } from './wallet-data.ts'

/** One change of one balance of a wallet. */
export interface AssetMovement {
  /** Of the wallet: no two movements of one wallet share it. */
  id: string
  asset: AssetId
  block: number
  /** Milliseconds since 1970, as the block says. */
  at: number
  /** `native` is a transaction's own value, `internal` what a contract passed on, `gas` the fee that was paid. */
  kind: 'transfer' | 'native' | 'internal' | 'gas'
  /** In base units; negative when it left the wallet. */
  amount: bigint
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
  /** The moment (ms since 1970) from which on nothing is missing; null when the list reaches all that was asked for. */
  cutShortAt: number | null
}

export interface MovementOptions extends ReadOptions {
  /** Earlier blocks are known already. @default 0 */
  fromBlock?: number
}

/** Every movement of ether and ERC-20 tokens into and out of a wallet. A move to oneself moves nothing. */
export interface Movements {
  listMovements(address: Address, options?: MovementOptions): Promise<MovementList>
}
