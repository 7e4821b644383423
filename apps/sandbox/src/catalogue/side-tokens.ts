import type { Collection } from './collections.ts'
import type { TokenEntry } from './tokens.ts'

const standard = { contract: 'standard', trust: 'verified' } as const
const dollar = { ...standard, decimals: 6, coin: 'usd-coin', colour: '#2a6fc4' } as const
const wrapped = { ...standard, decimals: 18 } as const

type SideChain = 8453 | 137 | 42161 | 534352 | 324 | 42220

/** The tokens of the other chains, at their real addresses; dollars by the issuer and dollars by a bridge. */
export const sideTokens: Readonly<Record<SideChain, readonly TokenEntry[]>> = {
  8453: [
    { ...dollar, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', symbol: 'USDC', name: 'USD Coin' },
    {
      ...dollar,
      address: '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA',
      symbol: 'USDbC',
      name: 'USD Base Coin',
    },
    {
      ...wrapped,
      address: '0x4200000000000000000000000000000000000006',
      symbol: 'WETH',
      name: 'Wrapped Ether',
      coin: 'ethereum',
      colour: '#b8477f',
    },
    {
      ...standard,
      address: '0x5A0dB0c0000000000000000000000000000000E0',
      symbol: 'BASEGIFT',
      name: 'Claim at https://base-gift.example',
      decimals: 18,
      coin: null,
      trust: 'spam',
      colour: null,
    },
  ],
  137: [
    { ...dollar, address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', symbol: 'USDC', name: 'USD Coin' },
    {
      ...dollar,
      address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      symbol: 'USDC',
      name: 'USD Coin (PoS)',
    },
    {
      ...wrapped,
      address: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
      symbol: 'WETH',
      name: 'Wrapped Ether',
      coin: 'ethereum',
      colour: '#b8477f',
    },
  ],
  42161: [
    { ...dollar, address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', symbol: 'USDC', name: 'USD Coin' },
  ],
  534352: [
    { ...dollar, address: '0x06eFdBFf2a14a7c8E15944D1F4A48F9F95F663A4', symbol: 'USDC', name: 'USD Coin' },
  ],
  324: [
    { ...dollar, address: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4', symbol: 'USDC', name: 'USD Coin' },
  ],
  42220: [
    { ...dollar, address: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', symbol: 'USDC', name: 'USD Coin' },
  ],
}

/** What is collected on Base. */
export const sideCollections: readonly Collection[] = [
  {
    address: '0x5A0Db0C0000000000000000000000000000000B5',
    contract: 'onChain',
    standard: 'ERC721',
    name: 'Ledger Rules',
    symbol: 'RULE',
    spam: false,
    pieces: [{ tokenId: 3n, owner: 'main' }],
  },
]
