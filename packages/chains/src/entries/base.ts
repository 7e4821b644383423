import { defineChain } from '../chain.ts'

export const base = defineChain({
  id: 8453,
  key: 'base',
  name: 'Base',
  native: { symbol: 'ETH', name: 'Ether', decimals: 18, coinGeckoId: 'ethereum' },
  wrapped: { address: '0x4200000000000000000000000000000000000006', emitsTransfer: false },
  explorer: { name: 'Basescan', url: 'https://basescan.org', kind: 'etherscan' },
  names: { defiLlama: 'base', coinGeckoPlatform: 'base', moralis: 'base' },
  blockscoutHost: 'base.blockscout.com',
  etherscanV2: 'paid',
  nodes: ['https://mainnet.base.org', 'https://base.publicnode.com', 'https://base.drpc.org'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 5022 },
  blockMs: 2000,
  reorgDepth: 200,
  finality: 'tag',
  feeRule: 'op',
  nativeFaces: [],
  credits: [{ kind: 'deposits' }],
  stablecoins: [
    { family: 'USDC', kind: 'native', address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', decimals: 6 },
    { family: 'USDC', kind: 'bridged', address: '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2', decimals: 6 },
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5', interface: 'aave-v3' },
    ],
    v2Factories: [],
    v3Managers: [
      {
        name: 'Uniswap v3',
        address: '0x03a520b32C04BF3bEEf7BEb72E919cf822Ed34f1',
        factory: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
      },
    ],
    comets: [
      { name: 'Compound v3 USDC', address: '0xb125E6687d4313864e53df431d5425969c15Eb2F' },
      { name: 'Compound v3 USDbC', address: '0x9c4ec768c28520B50860ea7a15bd7213a9fF58bf' },
      { name: 'Compound v3 ETH', address: '0x46e6b214b524310239732D51387075E0e70970bf' },
    ],
    vaults: [],
    stakingTokens: [],
  },
})
