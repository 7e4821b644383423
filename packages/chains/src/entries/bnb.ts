import { defineChain } from '../chain.ts'

export const bnb = defineChain({
  id: 56,
  key: 'bnb',
  name: 'BNB Chain',
  native: { symbol: 'BNB', name: 'BNB', decimals: 18, coinGeckoId: 'binancecoin' },
  wrapped: { address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', emitsTransfer: false },
  explorer: { name: 'BscScan', url: 'https://bscscan.com', kind: 'etherscan' },
  names: { defiLlama: 'bsc', coinGeckoPlatform: 'binance-smart-chain', moralis: 'bsc' },
  moralisPositions: true,
  blockscoutHost: null,
  etherscanV2: 'paid',
  nodes: [
    'https://56.rpc.thirdweb.com',
    'https://bsc-dataseed.bnbchain.org',
    'https://bsc-rpc.publicnode.com',
  ],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 15921452 },
  blockMs: 450,
  reorgDepth: 50,
  finality: 'tag',
  feeRule: 'ethereum',
  nativeFaces: [],
  movingFace: null,
  credits: [],
  stablecoins: [
    { family: 'USDC', kind: 'bridged', address: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', decimals: 18 },
    { family: 'USDT', kind: 'bridged', address: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 },
  ],
  tokens: [
    '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82',
    '0x2170Ed0880ac9A755fd29B2688956BD959F933F8',
    '0x26c5e01524d2E6280A48F2c50fF6De7e52E9611C',
    '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c',
    '0xc5f0f7b66764F6ec8C8Dff7BA683102295E16409',
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0x6807dc923806fE8Fd134338EABCA509979a7e0cB', interface: 'aave-v3' },
    ],
    v2Factories: [
      { name: 'Uniswap v2', address: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6' },
      { name: 'PancakeSwap v2', address: '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73' },
      { name: 'SushiSwap', address: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4' },
      { name: 'Trader Joe', address: '0x4f8bdc85E3eec5b9dE67097c3f59B6Db025d9986' },
    ],
    v3Managers: [],
    comets: [],
    vaults: [],
    stakingTokens: [],
  },
})
