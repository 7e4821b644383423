import type { ProviderSettings } from './chain-client-options.ts'

/** The public services that answer without a key, and where those that need a key or a feed are once there is one. */
export const liveDefaults = {
  MORALIS_URL: 'https://deep-index.moralis.io',
  BLOCKSCOUT_URL: 'https://eth.blockscout.com/api/v2',
  ETH_RPC_URLS: [
    'https://ethereum.reth.rs/rpc',
    'https://eth.merkle.io',
    'https://ethereum-rpc.publicnode.com',
  ],
  COINGECKO_URL: 'https://api.coingecko.com/api/v3',
  ETHERSCAN_URL: 'https://api.etherscan.io/v2/api',
  DEFILLAMA_URL: 'https://coins.llama.fi',
  IPFS_GATEWAY_URL: 'https://ipfs.io',
  NEWS_FEEDS: ['https://www.coindesk.com/arc/outboundfeeds/rss', 'https://cointelegraph.com/rss'],
  OPEN_ER_API_URL: 'https://open.er-api.com',
  EXCHANGE_RATE_URL: 'https://api.exchangerate-api.com',
  FRANKFURTER_URL: 'https://api.frankfurter.dev',
  // Its feed is not set: the usual news search forbids this use of its answers.
  RSS2JSON_URL: 'https://api.rss2json.com/v1/api.json',
  GEMINI_URL: 'https://generativelanguage.googleapis.com',
} as const satisfies ProviderSettings
