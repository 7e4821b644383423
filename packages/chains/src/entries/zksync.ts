import { defineChain } from '../chain.ts'

export const zksync = defineChain({
  id: 324,
  key: 'zksync',
  name: 'ZKsync Era',
  native: { symbol: 'ETH', name: 'Ether', decimals: 18, coinGeckoId: 'ethereum' },
  wrapped: { address: '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91', emitsTransfer: true },
  explorer: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io', kind: 'plain' },
  names: { defiLlama: 'era', coinGeckoPlatform: 'zksync', moralis: null },
  moralisPositions: false,
  blockscoutHost: 'zksync.blockscout.com',
  etherscanV2: 'unknown',
  nodes: ['https://mainnet.era.zksync.io', 'https://zksync.drpc.org'],
  multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963', sinceBlock: 3908235 },
  blockMs: 200,
  reorgDepth: 10,
  finality: 'tag',
  feeRule: 'zksync',
  nativeFaces: ['0x000000000000000000000000000000000000800A'],
  credits: [],
  stablecoins: [
    { family: 'USDC', kind: 'native', address: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4', decimals: 6 },
    { family: 'USDC', kind: 'bridged', address: '0x3355df6D4c9C3035724Fd0e3914dE96A5a83aaf4', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0x493257fD37EDB34451f62EDf8D2a0C418852bA4C', decimals: 6 },
  ],
  tokens: [
    '0x5A7d6b2F92C77FAD6CCaBd7EE0624E64907Eaf3E',
    '0x703b52F2b28fEbcB60E1372858AF5b18849FE867',
    '0xAD17Da2f6Ac76746EF261E835C50b2651ce36DA8',
    '0xc1Fa6E2E8667d9bE0Ca938a54c7E0285E9Df924a',
    '0xd4169E045bcF9a86cC00101225d9ED61D2F51af2',
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0x78e30497a3c7527d953c6B1E3541b021A98Ac43c', interface: 'aave-v3' },
    ],
    v2Factories: [],
    v3Managers: [],
    comets: [],
    vaults: [],
    stakingTokens: [],
  },
})
