import type { Address } from '../ports/wallet-data.ts'

/** A contract that may hold something for the wallet: a token held, an NFT held, or one that keeps accounts. */
export interface Subject {
  of: 'token' | 'nft' | 'account'
  contract: Address
  /** Of an NFT; 0 for others. */
  id: bigint
}

/** What is known of a contract for good: JSON, so that it can be kept. */
export type Plan = Record<string, unknown>
