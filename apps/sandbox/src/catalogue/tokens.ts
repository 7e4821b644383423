import type { Address } from 'viem'

/**
 * What indexers know about a token beside the chain: its picture, its market, whether it is trusted. The fields
 * `name`, `symbol` and `decimals` are what the sandbox writes into the contract when it builds the chain.
 */
export interface TokenEntry {
  readonly address: Address
  readonly contract: 'standard' | 'legacy' | 'bare' | 'reserve'
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** The coin whose price it follows; null when no market knows it. */
  readonly coin: string | null
  /** How much of it there is on the real chain, in whole units, where it is far from a hundred million. */
  readonly circulating?: number
  readonly trust: 'verified' | 'unverified' | 'spam'
  /** The background of its picture; null when it has none. */
  readonly colour: string | null
}

const standard = { contract: 'standard', trust: 'verified' } as const

/** Every token of the local chain. Those of the real mainnet stand at their real addresses. */
export const tokens: readonly TokenEntry[] = [
  {
    ...standard,
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    symbol: 'WETH',
    name: 'Wrapped Ether',
    decimals: 18,
    coin: 'ethereum',
    colour: '#b8477f',
  },
  {
    ...standard,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    coin: 'usd-coin',
    colour: '#2a6fc4',
  },
  {
    ...standard,
    address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    symbol: 'USDT',
    name: 'Tether USD',
    decimals: 6,
    coin: 'tether',
    colour: '#2a8f76',
  },
  {
    ...standard,
    address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    symbol: 'DAI',
    name: 'Dai Stablecoin',
    decimals: 18,
    coin: 'dai',
    colour: '#c58a1d',
  },
  {
    ...standard,
    address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    symbol: 'WBTC',
    name: 'Wrapped BTC',
    decimals: 8,
    coin: 'bitcoin',
    colour: '#d9822b',
  },
  {
    ...standard,
    address: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
    symbol: 'LINK',
    name: 'ChainLink Token',
    decimals: 18,
    coin: 'chainlink',
    colour: '#2f4fb8',
  },
  {
    ...standard,
    address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    symbol: 'UNI',
    name: 'Uniswap',
    decimals: 18,
    coin: 'uniswap',
    colour: '#c2407c',
  },
  {
    ...standard,
    address: '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9',
    symbol: 'AAVE',
    name: 'Aave Token',
    decimals: 18,
    coin: 'aave',
    colour: '#7a5fb0',
  },
  {
    ...standard,
    address: '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE',
    symbol: 'SHIB',
    name: 'SHIBA INU',
    decimals: 18,
    coin: 'shiba-inu',
    circulating: 589_000_000_000_000,
    colour: '#b5482a',
  },
  {
    ...standard,
    address: '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2',
    contract: 'legacy',
    symbol: 'MKR',
    name: 'Maker',
    decimals: 18,
    coin: 'maker',
    colour: '#3b8f85',
  },
  {
    contract: 'standard',
    address: '0x5A0Db0c0000000000000000000000000000000a0',
    symbol: 'HARBOUR',
    name: 'Harbour Loyalty Points',
    decimals: 0,
    coin: null,
    trust: 'unverified',
    colour: null,
  },
  {
    contract: 'bare',
    address: '0x5a0Db0C0000000000000000000000000000000A1',
    symbol: '',
    name: '',
    decimals: 0,
    coin: null,
    trust: 'unverified',
    colour: null,
  },
  {
    contract: 'standard',
    address: '0x5A0Db0c0000000000000000000000000000000A2',
    symbol: '$ Visit hodl-claim.example',
    name: '! Claim 5,000 USD at https://hodl-claim.example',
    decimals: 18,
    coin: null,
    trust: 'spam',
    colour: null,
  },
  {
    contract: 'standard',
    address: '0x5A0Db0c0000000000000000000000000000000a3',
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    coin: 'impostor',
    trust: 'spam',
    colour: null,
  },
]
