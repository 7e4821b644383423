import { defineChain } from '../chain.ts'

export const optimism = defineChain({
  id: 10,
  key: 'optimism',
  name: 'OP Mainnet',
  native: { symbol: 'ETH', name: 'Ether', decimals: 18, coinGeckoId: 'ethereum' },
  wrapped: { address: '0x4200000000000000000000000000000000000006', emitsTransfer: false },
  explorer: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io', kind: 'etherscan' },
  names: { defiLlama: 'optimism', coinGeckoPlatform: 'optimistic-ethereum', moralis: 'optimism' },
  moralisPositions: true,
  blockscoutHost: 'explorer.optimism.io',
  etherscanV2: 'paid',
  nodes: ['https://mainnet.optimism.io', 'https://optimism-rpc.publicnode.com'],
  multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', sinceBlock: 4286263 },
  blockMs: 2000,
  reorgDepth: 200,
  finality: 'tag',
  feeRule: 'op',
  nativeFaces: ['0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000'],
  movingFace: null,
  credits: [{ kind: 'deposits' }],
  stablecoins: [
    { family: 'USDC', kind: 'native', address: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', decimals: 6 },
    { family: 'USDC', kind: 'bridged', address: '0x7F5c764cBc14f9669B88837ca1490cCa17c31607', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', decimals: 6 },
    { family: 'USDT', kind: 'bridged', address: '0x01bFF41798a0BcF287b996046Ca68b395DbC1071', decimals: 6 },
  ],
  tokens: [
    '0x1F32b1c2345538c0c6f582fCB022739c4A194Ebb',
    '0x350a791Bfc2C21F9Ed5d10980Dad2e2638ffa7f6',
    '0x4200000000000000000000000000000000000042',
    '0x68f180fcCe6836688e9084f035309E29Bf0A2095',
    '0x76FB31fb4af56892A25e32cFC43De717950c9278',
    '0x8c6f28f2F1A3C87F0f938b96d27520d9751ec8d9',
    '0x9Bcef72be871e61ED4fBbc7630889beE758eb81D',
    '0xc40F949F8a4e094D1b49a23ea9241D289B7b2819',
    '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    '0xdFA46478F9e5EA86d57387849598dbFB2e964b02',
  ],
  anchors: {
    lendingPools: [
      { name: 'Aave v3', address: '0x794a61358D6845594F94dc1DB02A252b5b4814aD', interface: 'aave-v3' },
    ],
    v2Factories: [
      { name: 'Uniswap v2', address: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf' },
      { name: 'SushiSwap', address: '0xFbc12984689e5f15626Bad03Ad60160Fe98B303C' },
    ],
    v3Managers: [
      {
        name: 'Uniswap v3',
        address: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
        factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
      },
    ],
    comets: [
      { name: 'Compound v3 USDC', address: '0x2e44e174f7D53F0212823acC11C01A11d58c5bCB' },
      { name: 'Compound v3 USDT', address: '0x995E394b8B2437aC8Ce61Ee0bC610D617962B214' },
      { name: 'Compound v3 ETH', address: '0xE36A30D249f7761327fd973001A32010b521b6Fd' },
    ],
    vaults: [],
    stakingTokens: [],
  },
})
