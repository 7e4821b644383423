import type { ProviderSettings } from './chain-client.ts'

/** The public services that answer without a key, and where Moralis is once there is a key for it. */
export const liveDefaults = {
  MORALIS_URL: 'https://deep-index.moralis.io',
  BLOCKSCOUT_URL: 'https://eth.blockscout.com/api/v2',
  ETH_RPC_URLS: [
    'https://ethereum.reth.rs/rpc',
    'https://eth.merkle.io',
    'https://ethereum-rpc.publicnode.com',
  ],
  COINGECKO_URL: 'https://api.coingecko.com/api/v3',
  DEFILLAMA_URL: 'https://coins.llama.fi',
  IPFS_GATEWAY_URL: 'https://ipfs.io',
} as const satisfies ProviderSettings
