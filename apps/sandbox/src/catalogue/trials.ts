import type { Address } from 'viem'
import type { TokenEntry } from './tokens.ts'

/** The address of Aave's first pool on the real mainnet, where the sandbox has one that lends USDC. */
export const lendingPool: Address = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'

/** What a unit costs in a pool that hardly holds anything: made up by whoever filled it. */
export const THIN_POOL_USD = 412

const priced = { contract: 'standard', decimals: 18, trust: 'unverified', colour: null } as const

/** Tokens that nobody holds until a test mints them: DefiLlama, Blockscout and Moralis price those that
 * follow a coin, CoinGecko lists none. */
export const trialTokens = {
  /** A name with a link and a call to act, as spam has. */
  bait: {
    ...priced,
    address: '0x5A0Db0c0000000000000000000000000000000C0',
    symbol: 'Visit hodl-gift.example',
    name: 'Visit https://hodl-gift.example to claim rewards',
    coin: 'thin-pool',
  },
  /** A name like that of any token. */
  quarry: {
    ...priced,
    address: '0x5A0Db0C0000000000000000000000000000000c1',
    symbol: 'QUARRY',
    name: 'Quarry Token',
    coin: 'thin-pool',
  },
  /** What is owed of USDC to the lending pool. */
  debt: {
    ...priced,
    contract: 'reserve',
    address: '0x5A0DB0C0000000000000000000000000000000C2',
    symbol: 'variableDebtEthUSDC',
    name: 'Aave Ethereum Variable Debt USDC',
    decimals: 6,
    coin: 'usd-coin',
  },
  /** Claims the pool and the name, and the pool does not know it. */
  falseDebt: {
    ...priced,
    contract: 'reserve',
    address: '0x5a0db0C0000000000000000000000000000000C3',
    symbol: 'variableDebtEthWETH',
    name: 'Aave Ethereum Variable Debt WETH',
    coin: 'ethereum',
  },
  /** What is lent of USDC to the lending pool. No market knows it. */
  lent: {
    ...priced,
    contract: 'reserve',
    address: '0x5A0db0C0000000000000000000000000000000C4',
    symbol: 'aEthUSDC',
    name: 'Aave Ethereum USDC',
    decimals: 6,
    coin: null,
  },
  /** Claims the pool, the asset and the name, and the pool does not know it. */
  falseLent: {
    ...priced,
    contract: 'reserve',
    address: '0x5a0DB0C0000000000000000000000000000000c5',
    symbol: 'aEthUSDC',
    name: 'Aave Ethereum USDC',
    decimals: 6,
    coin: null,
  },
} as const satisfies Record<string, TokenEntry>
