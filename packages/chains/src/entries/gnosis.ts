import { defineChain } from '../chain.ts'

export const gnosis = defineChain({
  id: 100,
  key: 'gnosis',
  name: 'Gnosis',
  native: { symbol: 'xDAI', name: 'xDAI', decimals: 18, coinGeckoId: 'xdai' },
  wrapped: { address: '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d', emitsTransfer: false },
  explorer: { name: 'Gnosisscan', url: 'https://gnosisscan.io', kind: 'etherscan' },
  names: { defiLlama: 'xdai', coinGeckoPlatform: 'xdai', moralis: 'gnosis' },
  moralisPositions: false,
  blockscoutHost: 'gnosis.blockscout.com',
  etherscanV2: 'paid',
  nodes: [
    'https://rpc.gnosischain.com',
    'https://gnosis-rpc.publicnode.com',
    'https://xdai-archive.blockscout.com',
  ],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 21022491 },
  blockMs: 5000,
  reorgDepth: 50,
  finality: 'tag',
  feeRule: 'ethereum',
  nativeFaces: [],
  movingFace: null,
  credits: [{ kind: 'minted', contract: '0x481c034c6d9441db23Ea48De68BCAe812C5d39bA' }],
  stablecoins: [
    { family: 'USDC', kind: 'bridged', address: '0xDDAfbb505ad214D7b80b1f830fcCc89B60fb7A83', decimals: 6 },
    { family: 'USDC', kind: 'bridged', address: '0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0x4ECaBa5870353805a9F068101A40E0f32ed605C6', decimals: 6 },
  ],
  tokens: [
    '0x6A023CCd1ff6F2045C3309768eAd9E68F978f6e1',
    '0x6C76971f98945AE98dD7d4DFcA8711ebea946eA6',
    '0x9C58BAcC331c9aa871AFD802DB6379a98e80CEdb',
    '0xaf204776c7245bF4147c2612BF6e5972Ee483701',
    '0xcB444e90D8198415266c6a2724b7900fb12FC56E',
    '0xfc421aD3C883Bf9E7C4f42dE845C4e4405799e73',
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0xb50201558B00496A145fE76f7424749556E326D8', interface: 'aave-v3' },
    ],
    v2Factories: [
      { name: 'SushiSwap', address: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4' },
      { name: 'Honeyswap', address: '0xA818b4F111Ccac7AA31D0BCc0806d64F2E0737D7' },
    ],
    v3Managers: [],
    comets: [],
    vaults: [],
    stakingTokens: [],
  },
})
