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
  /** `op` pays for its data on Ethereum beside the gas, and takes deposits. */
  readonly family: 'ethereum' | 'op'
  /** `id` as CoinGecko has it. */
  readonly coin: { readonly id: string; readonly symbol: string; readonly name: string }
  readonly names: { readonly defiLlama: string; readonly coinGecko: string; readonly moralis: string }
  /** A contract that shows the coin once more as a token; indexes list it beside the coin. */
  readonly coinFace: Address | null
  /** From and to, in thousandths of a gwei. */
  readonly fees: { readonly base: readonly [number, number]; readonly tip: readonly [number, number] }
  readonly tokens: readonly TokenEntry[]
  readonly collections: readonly Collection[]
}

const ether = { id: 'ethereum', symbol: 'ETH', name: 'Ether' }

export const ethereum: ChainEntry = {
  id: 1,
  name: 'Ethereum',
  family: 'ethereum',
  coin: ether,
  names: { defiLlama: 'ethereum', coinGecko: 'ethereum', moralis: 'eth' },
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
    coinFace: '0x0000000000000000000000000000000000001010',
    fees: { base: [28_000, 90_000], tip: [25_000, 32_000] },
    tokens: sideTokens[137],
    collections: [],
  },
]
