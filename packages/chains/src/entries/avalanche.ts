import { defineChain } from '../chain.ts'

export const avalanche = defineChain({
  id: 43114,
  key: 'avalanche',
  name: 'Avalanche C',
  native: { symbol: 'AVAX', name: 'Avalanche', decimals: 18, coinGeckoId: 'avalanche-2' },
  wrapped: { address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', emitsTransfer: null },
  explorer: { name: 'SnowTrace', url: 'https://snowtrace.io', kind: 'plain' },
  names: { defiLlama: 'avax', coinGeckoPlatform: 'avalanche', moralis: 'avalanche' },
  blockscoutHost: null,
  etherscanV2: 'paid',
  nodes: ['https://api.avax.network/ext/bc/C/rpc', 'https://avalanche-c-chain-rpc.publicnode.com'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 11907934 },
  blockMs: 1700,
  reorgDepth: 10,
  finality: 'instant',
  feeRule: 'ethereum',
  nativeFaces: [],
  credits: [{ kind: 'imports' }],
  stablecoins: [
    { family: 'USDC', kind: 'native', address: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', decimals: 6 },
    { family: 'USDC', kind: 'bridged', address: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664', decimals: 6 },
    { family: 'USDT', kind: 'native', address: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', decimals: 6 },
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0x794a61358D6845594F94dc1DB02A252b5b4814aD', interface: 'aave-v3' },
      { name: 'Aave v2', address: '0x4F01AeD16D97E3aB5ab2B501154DC9bb0F1A5A2C', interface: 'aave-v2' },
    ],
    v2Factories: [],
    v3Managers: [],
    comets: [],
    vaults: [],
    stakingTokens: [],
  },
})
