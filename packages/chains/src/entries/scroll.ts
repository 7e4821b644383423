import { defineChain } from '../chain.ts'

export const scroll = defineChain({
  id: 534352,
  key: 'scroll',
  name: 'Scroll',
  native: { symbol: 'ETH', name: 'Ether', decimals: 18, coinGeckoId: 'ethereum' },
  wrapped: { address: '0x5300000000000000000000000000000000000004', emitsTransfer: true },
  explorer: { name: 'Scrollscan', url: 'https://scrollscan.com', kind: 'etherscan' },
  names: { defiLlama: 'scroll', coinGeckoPlatform: 'scroll', moralis: null },
  moralisPositions: false,
  blockscoutHost: 'scroll.blockscout.com',
  etherscanV2: 'none',
  nodes: ['https://rpc.scroll.io', 'https://scroll.drpc.org'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 14 },
  blockMs: 3000,
  reorgDepth: 1,
  finality: 'depth',
  feeRule: 'scroll',
  nativeFaces: [],
  movingFace: null,
  credits: [{ kind: 'deposits' }],
  stablecoins: [
    { family: 'USDC', kind: 'bridged', address: '0x06eFdBFf2a14a7c8E15944D1F4A48F9F95F663A4', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0xf55BEC9cafDbE8730f096Aa55dad6D22d44099Df', decimals: 6 },
  ],
  tokens: [
    '0x01f0a31698C4d065659b9bdC21B3610292a1c506',
    '0xd29687c813D741E2F938F4aC377128810E217b1b',
    '0xf610A9dfB7C89644979b4A0f27063E9e7d7Cda32',
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0x11fCfe756c05AD438e312a7fd934381537D3cFfe', interface: 'aave-v3' },
    ],
    v2Factories: [{ name: 'SushiSwap', address: '0xB45e53277a7e0F1D35f2a77160e91e25507f1763' }],
    v3Managers: [],
    comets: [],
    vaults: [],
    stakingTokens: [],
  },
})
