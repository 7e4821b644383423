import type { Nft, Token, Transfer } from '@pkg/api-contract'
import type { LineWait } from './line-wait.ts'
import type { TokenMarket } from './token-market.ts'

/** A 20-byte address, lower case. */
export type Address = `0x${string}`

export interface ReadOptions {
  signal?: AbortSignal
}

/** For a source that is asked in a line of ours. */
export interface LineOptions {
  lineWait?: LineWait
}

export interface WalletReadOptions extends ReadOptions, LineOptions {
  /** Told, as a sentence for a person, when the listing may leave something out. */
  report?: (problem: string) => void
}

/** A holding as a source lists it. */
export interface ListedToken extends Token {
  /** What the source tells of the token's whole market. */
  market?: TokenMarket | undefined
  /** How much of the token there is, in base units. */
  totalSupply?: string | undefined
}

/** Holds what an indexer found against the chain itself; answers the rows with the balances to show. */
export type ConfirmBalances = (tokens: ListedToken[], indexedBlock: number | null) => Promise<ListedToken[]>

export interface TokenOptions extends WalletReadOptions {
  /** An indexer hands its rows through this, with the last block that it had seen of the wallet. */
  confirm?: ConfirmBalances
}

/** One page is enough for the slice: the specification asks for 20 transfers and 8 NFTs. */
export interface ListOptions extends WalletReadOptions {
  limit: number
}

/** What some source reads of a wallet. Values are as on the chain; pictures are the source's own URLs. */
export interface WalletData {
  /** Every fungible holding with a balance above zero, native coin first, priced where the source has prices. */
  listTokens(address: Address, options?: TokenOptions): Promise<ListedToken[]>
  /** Token transfers, newest first, without duplicates. */
  listTransfers(address: Address, options: ListOptions): Promise<Transfer[]>
  listNfts(address: Address, options: ListOptions): Promise<Nft[]>
}
