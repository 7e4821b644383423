import { defineChain } from '../chain.ts'

export const celo = defineChain({
  id: 42220,
  key: 'celo',
  name: 'Celo',
  native: { symbol: 'CELO', name: 'CELO', decimals: 18, coinGeckoId: 'celo' },
  wrapped: null,
  explorer: { name: 'Celo Explorer', url: 'https://celoscan.io', kind: 'etherscan' },
  names: { defiLlama: 'celo', coinGeckoPlatform: 'celo', moralis: null },
  moralisPositions: false,
  blockscoutHost: 'celo.blockscout.com',
  etherscanV2: 'free',
  nodes: ['https://forno.celo.org', 'https://celo.drpc.org'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 13112599 },
  blockMs: 1000,
  reorgDepth: 200,
  finality: 'tag',
  feeRule: 'celo',
  nativeFaces: ['0x471EcE3750Da237f93B8E339c536989b8978a438'],
  movingFace: '0x471EcE3750Da237f93B8E339c536989b8978a438',
  credits: [{ kind: 'election-rewards' }],
  stablecoins: [
    { family: 'USDC', kind: 'native', address: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', decimals: 6 },
    { family: 'USDT', kind: 'native', address: '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e', decimals: 6 },
  ],
  tokens: [
    '0x765DE816845861e75A25fCA122bb6898B8B1282a',
    '0xD221812de1BD094f35587EE8E174B07B6167D9Af',
    '0xD8763CBa276a3738E6DE85b4b3bF5FDed6D6cA73',
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0x3E59A31363E2ad014dcbc521c4a0d5757d9f3402', interface: 'aave-v3' },
    ],
    v2Factories: [
      { name: 'Uniswap v2', address: '0x79a530c8e2fA8748B7B40dd3629C0520c2cCf03f' },
      { name: 'SushiSwap', address: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4' },
    ],
    v3Managers: [],
    comets: [],
    vaults: [],
    stakingTokens: [],
  },
})
