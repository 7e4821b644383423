import { defineChain } from '../chain.ts'

export const linea = defineChain({
  id: 59144,
  key: 'linea',
  name: 'Linea',
  native: { symbol: 'ETH', name: 'Ether', decimals: 18, coinGeckoId: 'ethereum' },
  wrapped: { address: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f', emitsTransfer: null },
  explorer: { name: 'LineaScan', url: 'https://lineascan.build', kind: 'etherscan' },
  names: { defiLlama: 'linea', coinGeckoPlatform: 'linea', moralis: 'linea' },
  moralisPositions: true,
  blockscoutHost: 'explorer.linea.build',
  etherscanV2: 'free',
  nodes: ['https://rpc.linea.build', 'https://linea.drpc.org'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 42 },
  blockMs: 2000,
  reorgDepth: 300,
  finality: 'depth',
  feeRule: 'ethereum',
  nativeFaces: [],
  movingFace: null,
  credits: [],
  stablecoins: [
    { family: 'USDC', kind: 'native', address: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0xA219439258ca9da29E9Cc4cE5596924745e12B93', decimals: 6 },
  ],
  tokens: [
    '0x1Bf74C010E6320bab11e2e5A532b5AC15e0b8aA6',
    '0x2416092f143378750bb29b79eD961ab195CcEea5',
    '0x3aAB2285ddcDdaD8edf438C1bAB47e1a9D05a9b4',
    '0xacA92E438df0B2401fF60dA7E4337B687a2435DA',
    '0xB5beDd42000b71FddE22D3eE8a79Bd49A568fC8F',
    '0xD2671165570f41BBB3B0097893300b6EB6101E6C',
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0xc47b8C00b0f69a36fa203Ffeac0334874574a8Ac', interface: 'aave-v3' },
    ],
    v2Factories: [
      { name: 'PancakeSwap v2', address: '0x02a84c1b3BBD7401a5f7fa98a384EBC70bB5749E' },
      { name: 'SushiSwap', address: '0xFbc12984689e5f15626Bad03Ad60160Fe98B303C' },
    ],
    v3Managers: [],
    comets: [],
    vaults: [],
    stakingTokens: [],
  },
})
