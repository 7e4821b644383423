import type { Nft, Token, Transfer } from '@pkg/api-contract'

/** A 20-byte address, lower case. */
export type Address = `0x${string}`

export interface ReadOptions {
  signal?: AbortSignal
}

/** One page is enough for the slice: the specification asks for 20 transfers and 8 NFTs. */
export interface ListOptions extends ReadOptions {
  limit: number
}

/** What some source reads of a wallet. Values are as on the chain; pictures are the source's own URLs. */
export interface WalletData {
  /** Every fungible holding with a balance above zero, native coin first, priced where the source has prices. */
  listTokens(address: Address, options?: ReadOptions): Promise<Token[]>
  /** Token transfers, newest first, without duplicates. */
  listTransfers(address: Address, options: ListOptions): Promise<Transfer[]>
  listNfts(address: Address, options: ListOptions): Promise<Nft[]>
}
