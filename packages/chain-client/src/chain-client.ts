import type { Nft, ProviderStatus, Sourced, Token, Transfer } from '@pkg/api-contract'
import type { Address, ListOptions, ReadOptions } from './ports/wallet-data.ts'

export interface FreshOptions {
  /** Reads anew, past every cache; the answer still falls back to the last good one when that fails. */
  refresh?: boolean
}

/** Everything that the rest of the product asks of the outside world. Build one with `createChainClient`. */
export interface ChainClient {
  listTokens(address: Address, options?: ReadOptions & FreshOptions): Promise<Sourced<Token[]>>
  listTransfers(address: Address, options: ListOptions & FreshOptions): Promise<Sourced<Transfer[]>>
  listNfts(address: Address, options: ListOptions & FreshOptions): Promise<Sourced<Nft[]>>
  /** The account behind an ENS name; null when it resolves to nothing. */
  resolveName(name: string, options?: ReadOptions): Promise<Address | null>
  /** Fetches a picture that a source named, through the guarded outbound client. */
  getPicture(uri: string, options?: ReadOptions): Promise<{ type: string; bytes: Uint8Array }>
  listProviders(): ProviderStatus[]
  close(): Promise<void>
}

/** Keeps upstream answers over a restart. The product gives one on its database; tests give a Map. */
export interface AnswerStore {
  get(key: string): { value: string; storedAt: number } | undefined
  set(key: string, entry: { value: string; storedAt: number }): void
}

/** Where the upstreams are and which keys open them. An empty or missing base URL switches a provider off. */
export interface ProviderSettings {
  MORALIS_URL?: string
  MORALIS_API_KEY?: string
  BLOCKSCOUT_URL?: string
  ETH_RPC_URLS?: readonly string[]
  COINGECKO_URL?: string
  COINGECKO_API_KEY?: string
  DEFILLAMA_URL?: string
  IPFS_GATEWAY_URL?: string
}

export interface ChainClientOptions {
  settings: ProviderSettings
  answers: AnswerStore
  /** Milliseconds since 1970; a parameter so that tests move time. */
  now: () => number
  /** Told of every failure that was passed over, with no secret in it. */
  log: (event: { level: 'info' | 'warn'; message: string; provider?: string; cause?: unknown }) => void
}
