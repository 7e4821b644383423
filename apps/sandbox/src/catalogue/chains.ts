import type { Address } from 'viem'
import { type Collection, collections } from './collections.ts'
import { sideCollections, sideTokens } from './side-tokens.ts'
import { type TokenEntry, tokens } from './tokens.ts'
import { trialTokens } from './trials.ts'

/** One of the chains that can be had here: what services call it, and how its fees are. */
export interface ChainEntry {
  /** EIP-155. */
  readonly id: number
  readonly name: string
  /**
   * What its fees and its odd credits are like. `op` pays for its data on Ethereum beside the gas, and takes deposits. `scroll` pays
   * for it too, and takes messages. `arbitrum` has that part within the gas, and deposits that nobody sends. `zksync` logs every move of
   * its coin, fees too, as those of a token. `celo` takes fees in tokens, and its coin is a token.
   */
  readonly family: 'ethereum' | 'op' | 'arbitrum' | 'scroll' | 'zksync' | 'celo'
  /** `id` as CoinGecko has it. */
  readonly coin: { readonly id: string; readonly symbol: string; readonly name: string }
  readonly names: { readonly defiLlama: string; readonly coinGecko: string; readonly moralis: string }
  /** Where Multicall3 stands. */
  readonly multicall: Address
  /** A contract that shows the coin once more as a token; indexes list it beside the coin. */
  readonly coinFace: Address | null
  /** From and to, in thousandths of a gwei. */
  readonly fees: { readonly base: readonly [number, number]; readonly tip: readonly [number, number] }
  readonly tokens: readonly TokenEntry[]
  readonly collections: readonly Collection[]
}

/** Whether a transaction pays for its data on Ethereum beside the gas, which the node takes as one of an OP chain does. */
export const paysForData = (family: ChainEntry['family']): boolean => family === 'op' || family === 'scroll'

const multicall: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const ether = { id: 'ethereum', symbol: 'ETH', name: 'Ether' }

export const ethereum: ChainEntry = {
  id: 1,
  name: 'Ethereum',
  family: 'ethereum',
  coin: ether,
  names: { defiLlama: 'ethereum', coinGecko: 'ethereum', moralis: 'eth' },
  multicall,
  coinFace: null,
  fees: { base: [150, 2_800], tip: [10, 900] },
  tokens: [...tokens, ...Object.values(trialTokens)],
  collections,
}

/** Every chain, Ethereum first. One node stands for each that is asked for. */
export const chainEntries: readonly ChainEntry[] = [
  ethereum,
  {
    id: 8453,
    name: 'Base',
    family: 'op',
    coin: ether,
    names: { defiLlama: 'base', coinGecko: 'base', moralis: 'base' },
    multicall,
    coinFace: null,
    fees: { base: [5, 20], tip: [1, 3] },
    tokens: sideTokens[8453],
    collections: sideCollections,
  },
  {
    id: 137,
    name: 'Polygon PoS',
    family: 'ethereum',
    coin: { id: 'polygon-ecosystem-token', symbol: 'POL', name: 'POL' },
    names: { defiLlama: 'polygon', coinGecko: 'polygon-pos', moralis: 'polygon' },
    multicall,
    coinFace: '0x0000000000000000000000000000000000001010',
    fees: { base: [28_000, 90_000], tip: [25_000, 32_000] },
    tokens: sideTokens[137],
    collections: [],
  },
  {
    id: 42161,
    name: 'Arbitrum One',
    family: 'arbitrum',
    coin: ether,
    names: { defiLlama: 'arbitrum', coinGecko: 'arbitrum-one', moralis: 'arbitrum' },
    multicall,
    coinFace: null,
    fees: { base: [10, 30], tip: [0, 0] },
    tokens: sideTokens[42161],
    collections: [],
  },
  {
    id: 534352,
    name: 'Scroll',
    family: 'scroll',
    coin: ether,
    names: { defiLlama: 'scroll', coinGecko: 'scroll', moralis: 'scroll' },
    multicall,
    coinFace: null,
    fees: { base: [30, 50], tip: [1, 3] },
    tokens: sideTokens[534352],
    collections: [],
  },
  {
    id: 324,
    name: 'ZKsync Era',
    family: 'zksync',
    coin: ether,
    names: { defiLlama: 'era', coinGecko: 'zksync', moralis: 'zksync' },
    multicall: '0xF9cda624FBC7e059355ce98a31693d299FACd963',
    coinFace: '0x000000000000000000000000000000000000800A',
    fees: { base: [40, 60], tip: [0, 0] },
    tokens: sideTokens[324],
    collections: [],
  },
  {
    id: 42220,
    name: 'Celo',
    family: 'celo',
    coin: { id: 'celo', symbol: 'CELO', name: 'CELO' },
    names: { defiLlama: 'celo', coinGecko: 'celo', moralis: 'celo' },
    multicall,
    coinFace: '0x471EcE3750Da237f93B8E339c536989b8978a438',
    fees: { base: [20_000, 26_000], tip: [1, 3] },
    tokens: sideTokens[42220],
    collections: [],
  },
]
