import type { TextStore } from '@pkg/keep-fresh'

/** Where the upstreams are and which keys open them. An empty or missing base URL switches a provider off. */
export interface ProviderSettings {
  MORALIS_URL?: string
  MORALIS_API_KEY?: string
  BLOCKSCOUT_URL?: string
  ETH_RPC_URLS?: readonly string[]
  COINGECKO_URL?: string
  COINGECKO_API_KEY?: string
  /** The V2 endpoint. */
  ETHERSCAN_URL?: string
  ETHERSCAN_API_KEY?: string
  DEFILLAMA_URL?: string
  IPFS_GATEWAY_URL?: string
  OPEN_ER_API_URL?: string
  EXCHANGE_RATE_URL?: string
  FRANKFURTER_URL?: string
  /** RSS or Atom feeds. */
  NEWS_FEEDS?: readonly string[]
  RSS2JSON_URL?: string
  /** The feed that the conversion service is asked for. */
  RSS2JSON_FEED_URL?: string
  GEMINI_URL?: string
  GEMINI_API_KEY?: string
  GEMINI_MODEL?: string
}

export interface ChainClientOptions {
  settings: ProviderSettings
  /** Keeps what upstreams answered, over a restart. */
  answers: TextStore
  /** Milliseconds since 1970; a parameter so that tests move time. */
  now: () => number
  /** Told of every failure that was passed over, with no secret in it. */
  log: (event: { level: 'info' | 'warn'; message: string; provider?: string; cause?: unknown }) => void
}
