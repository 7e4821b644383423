import { defineChain } from '../chain.ts'

export const arbitrum = defineChain({
  id: 42161,
  key: 'arbitrum',
  name: 'Arbitrum One',
  native: { symbol: 'ETH', name: 'Ether', decimals: 18, coinGeckoId: 'ethereum' },
  wrapped: { address: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', emitsTransfer: true },
  explorer: { name: 'Arbiscan', url: 'https://arbiscan.io', kind: 'etherscan' },
  names: { defiLlama: 'arbitrum', coinGeckoPlatform: 'arbitrum-one', moralis: 'arbitrum' },
  blockscoutHost: 'arbitrum.blockscout.com',
  etherscanV2: 'free',
  nodes: ['https://arb1.arbitrum.io/rpc', 'https://arbitrum-one-rpc.publicnode.com'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 7654707 },
  blockMs: 250,
  reorgDepth: 240,
  finality: 'tag',
  feeRule: 'arbitrum',
  nativeFaces: [],
  credits: [{ kind: 'deposits' }],
  stablecoins: [
    { family: 'USDC', kind: 'native', address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', decimals: 6 },
    { family: 'USDC', kind: 'bridged', address: '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', decimals: 6 },
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0x794a61358D6845594F94dc1DB02A252b5b4814aD', interface: 'aave-v3' },
    ],
    v2Factories: [],
    v3Managers: [
      {
        name: 'Uniswap v3',
        address: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
        factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      },
    ],
    comets: [
      { name: 'Compound v3 USDC', address: '0x9c4ec768c28520B50860ea7a15bd7213a9fF58bf' },
      { name: 'Compound v3 USDC.e', address: '0xA5EDBDD9646f8dFF606d7448e414884C7d905dCA' },
      { name: 'Compound v3 ETH', address: '0x6f7D514bbD4aFf3BcD1140B7344b32f063dEe486' },
    ],
    vaults: [],
    stakingTokens: [],
  },
})
