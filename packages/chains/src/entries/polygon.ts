import { defineChain } from '../chain.ts'

export const polygon = defineChain({
  id: 137,
  key: 'polygon',
  name: 'Polygon PoS',
  native: { symbol: 'POL', name: 'POL', decimals: 18, coinGeckoId: 'polygon-ecosystem-token' },
  wrapped: { address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', emitsTransfer: false },
  explorer: { name: 'PolygonScan', url: 'https://polygonscan.com', kind: 'etherscan' },
  names: { defiLlama: 'polygon', coinGeckoPlatform: 'polygon-pos', moralis: 'polygon' },
  blockscoutHost: 'polygon.blockscout.com',
  etherscanV2: 'free',
  nodes: ['https://polygon.drpc.org', 'https://polygon-bor-rpc.publicnode.com'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 25770160 },
  blockMs: 2000,
  reorgDepth: 500,
  finality: 'depth',
  feeRule: 'ethereum',
  nativeFaces: ['0x0000000000000000000000000000000000001010'],
  credits: [{ kind: 'state-sync', contract: '0x0000000000000000000000000000000000001010' }],
  stablecoins: [
    { family: 'USDC', kind: 'native', address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', decimals: 6 },
    { family: 'USDC', kind: 'bridged', address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', decimals: 6 },
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0x794a61358D6845594F94dc1DB02A252b5b4814aD', interface: 'aave-v3' },
      { name: 'Aave v2', address: '0x8dFf5E27EA6b7AC08EbFdf9eB090F32ee9a30fcf', interface: 'aave-v2' },
    ],
    v2Factories: [],
    v3Managers: [
      {
        name: 'Uniswap v3',
        address: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
        factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      },
    ],
    comets: [{ name: 'Compound v3 USDC.e', address: '0xF25212E676D1F7F89Cd72fFEe66158f541246445' }],
    vaults: [],
    stakingTokens: [],
  },
})
