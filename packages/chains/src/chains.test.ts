import { readdirSync, readFileSync } from 'node:fs'
import * as book from '@bgd-labs/aave-address-book'
import { encodePacked, getAddress, getCreate2Address, type Hex, keccak256 } from 'viem'
import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Chain } from './chain.ts'
import { chains, findChain } from './index.ts'

const folder = new URL('./entries/', import.meta.url)
const textOf = ({ key }: Chain) => readFileSync(new URL(`${key}.ts`, folder), 'utf8')
const addressesIn = (text: string) => text.match(/0x[0-9a-fA-F]{40}\b/g) ?? []

const address = z.string().regex(/^0x[0-9a-f]{40}$/)
const anchor = z.strictObject({ name: z.string().min(1), address })
const https = z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'))
/** Every field has to be there; what is not known is said to be null. */
const entry = z.strictObject({
  id: z.int().positive(),
  key: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string().min(1),
  native: z.strictObject({
    symbol: z.string().min(1),
    name: z.string().min(1),
    decimals: z.literal(18),
    coinGeckoId: z.nullable(z.string().min(1)),
  }),
  wrapped: z.nullable(z.strictObject({ address, emitsTransfer: z.nullable(z.boolean()) })),
  explorer: z.strictObject({ name: z.string().min(1), url: https, kind: z.enum(['etherscan', 'plain']) }),
  names: z.strictObject({
    defiLlama: z.nullable(z.string().min(1)),
    coinGeckoPlatform: z.nullable(z.string().min(1)),
    moralis: z.nullable(z.string().min(1)),
  }),
  moralisPositions: z.boolean(),
  blockscoutHost: z.nullable(z.hostname()),
  etherscanV2: z.enum(['free', 'paid', 'none', 'unknown']),
  nodes: z.array(https).min(1),
  multicall3: z.strictObject({ address, sinceBlock: z.int().nonnegative() }),
  blockMs: z.int().positive(),
  reorgDepth: z.int().positive(),
  finality: z.enum(['tag', 'depth', 'instant']),
  feeRule: z.enum(['ethereum', 'op', 'arbitrum', 'scroll', 'zksync', 'celo']),
  nativeFaces: z.array(address).min(1),
  movingFace: z.nullable(address),
  credits: z.array(z.strictObject({ kind: z.string(), contract: address.optional() })),
  stablecoins: z.array(
    z.strictObject({
      family: z.enum(['USDC', 'USDT']),
      kind: z.enum(['native', 'bridged']),
      address,
      decimals: z.union([z.literal(6), z.literal(18)]),
    }),
  ),
  tokens: z.array(address),
  anchors: z.strictObject({
    lendingPools: z.array(anchor.extend({ interface: z.enum(['aave-v2', 'aave-v3']) })),
    v2Factories: z.array(anchor),
    v3Managers: z.array(anchor.extend({ factory: address })),
    comets: z.array(anchor),
    vaults: z.array(anchor),
    stakingTokens: z.array(anchor.extend({ kind: z.enum(['steth', 'wsteth', 'reth', 'cbeth']) })),
  }),
})

const withoutSlash = (url: string | undefined) => url?.replace(/\/$/, '')

/** A market of the address book of Aave that writes tokens for what is owed; that of version 1 wrote none. */
const market = z.object({
  CHAIN_ID: z.number(),
  POOL: z.string().transform((pool) => pool.toLowerCase()),
  ASSETS: z.record(
    z.string(),
    z.looseObject({ V_TOKEN: z.string(), UNDERLYING: z.string(), decimals: z.number() }),
  ),
})
const markets = Object.entries(book).flatMap(([name, given]) => {
  const { data } = market.safeParse(given)
  return data === undefined ? [] : [{ name, ...data }]
})

test('the list and the folder hold the same chains, each once', () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  expect(chains.map(({ key }) => key).sort()).toEqual(files.sort())
  for (const name of ['id', 'key', 'name', 'blockscoutHost'] as const) {
    const values = chains.flatMap((chain) => chain[name] ?? [])
    expect(new Set(values).size).toBe(values.length)
  }
  for (const pick of [
    ({ names }: Chain) => names.defiLlama,
    ({ names }: Chain) => names.coinGeckoPlatform,
    ({ names }: Chain) => names.moralis,
  ]) {
    const values = chains.flatMap((chain) => pick(chain) ?? [])
    expect(new Set(values).size).toBe(values.length)
  }
})

test('a chain is found by its id', () => {
  for (const chain of chains) expect(findChain(chain.id)).toBe(chain)
  expect(findChain(31_337)).toBeUndefined()
})

describe.each(chains.map((chain) => [chain.name, chain] as const))('%s', (_, chain) => {
  test('misses no field, and has its addresses in lower case', () => {
    expect(entry.safeParse(chain).error).toBeUndefined()
  })

  test('is written with the checksum of every address', () => {
    const written = addressesIn(textOf(chain))
    expect(written.length).toBeGreaterThan(0)
    expect(written).toEqual(written.map((found) => getAddress(found)))
  })

  test('has no contract twice in a role, and no face of its own coin among its tokens', () => {
    const { lendingPools, v2Factories, v3Managers, comets, vaults, stakingTokens } = chain.anchors
    for (const list of [
      lendingPools,
      v2Factories,
      v3Managers,
      comets,
      [...vaults, ...stakingTokens],
      chain.stablecoins,
    ]) {
      expect(new Set(list.map(({ address: found }) => found)).size).toBe(list.length)
    }
    const tokens = [...chain.stablecoins, ...vaults, ...stakingTokens].map(({ address: found }) => found)
    expect(tokens.filter((found) => chain.nativeFaces.includes(found))).toEqual([])
  })

  test('logs of moves of the native coin as a token are never a token', () => {
    if (chain.movingFace !== null) expect(chain.nativeFaces).toContain(chain.movingFace)
    expect(chain.nativeFaces).toContain('0xfffffffffffffffffffffffffffffffffffffffe')
  })

  test('agrees with the definition of viem, or is one that viem does not know by any of its addresses', () => {
    // Some numbers are those of an old testnet too.
    const known = Object.values(viemChains).find(
      (found) => found.id === chain.id && (found as { testnet?: boolean }).testnet !== true,
    )
    if (known === undefined) {
      // Else its number is wrong.
      const places = new Set([...chain.nodes, chain.explorer.url])
      const others = Object.values(viemChains).filter(({ rpcUrls, blockExplorers }) =>
        [...rpcUrls.default.http, blockExplorers?.default.url].some((url) =>
          places.has(withoutSlash(url) ?? ''),
        ),
      )
      return expect(others.map(({ id, name }) => `${id} (${name})`)).toEqual([])
    }
    const { nativeCurrency, contracts, blockExplorers } = known
    expect(nativeCurrency.symbol.toUpperCase()).toBe(chain.native.symbol.toUpperCase())
    expect(nativeCurrency.decimals).toBe(chain.native.decimals)
    const multicall3 = (contracts as { multicall3?: { address: string; blockCreated?: number } }).multicall3
    expect(multicall3?.address.toLowerCase()).toBe(chain.multicall3.address)
    // Of some chains viem tells neither since when it stands there nor how long a block takes.
    expect(multicall3?.blockCreated ?? chain.multicall3.sinceBlock).toBe(chain.multicall3.sinceBlock)
    expect(withoutSlash(blockExplorers?.default.url)).toBe(chain.explorer.url)
    expect(chain.nodes).toContain(withoutSlash(known.rpcUrls.default.http[0]))
    // BNB Chain has been faster since its fork of January 2026, which this version does not know.
    if (chain.id !== 56) expect(known.blockTime ?? chain.blockMs).toBe(chain.blockMs)
  })

  test('has the pools of the address book of Aave, no fewer and no others', () => {
    const own = chain.anchors.lendingPools.filter(({ name }) => name.startsWith('Aave'))
    const known = markets.filter(({ CHAIN_ID }) => CHAIN_ID === chain.id)
    expect(Object.fromEntries(own.map((pool) => [pool.address, pool.interface]))).toEqual(
      Object.fromEntries(
        known.map(({ name, POOL }) => [POOL, name.startsWith('AaveV2') ? 'aave-v2' : 'aave-v3']),
      ),
    )
  })

  test('knows the tokens that Aave lends on it', () => {
    if (chain.id === 1) return expect(chain.tokens).toEqual([])
    const { wrapped, stablecoins, anchors } = chain
    const named = [...stablecoins, ...anchors.vaults, ...anchors.stakingTokens].map(
      ({ address: found }) => found,
    )
    const known = new Set([...chain.tokens, ...named, ...chain.nativeFaces, wrapped?.address])
    const lent = markets
      .filter(({ CHAIN_ID }) => CHAIN_ID === chain.id)
      .flatMap(({ ASSETS }) => Object.values(ASSETS))
      .map(({ UNDERLYING }) => UNDERLYING.toLowerCase() as `0x${string}`)
    expect(lent.filter((found) => !known.has(found))).toEqual([])
    expect(chain.tokens.filter((found) => !lent.includes(found))).toEqual([])
    expect(new Set([...chain.tokens, ...named]).size).toBe(chain.tokens.length + named.length)
  })

  test('tells the decimals of dollar tokens as Aave lists them', () => {
    const listed = new Map(
      markets
        .filter(({ CHAIN_ID }) => CHAIN_ID === chain.id)
        .flatMap(({ ASSETS }) => Object.values(ASSETS))
        .map(({ UNDERLYING, decimals }) => [UNDERLYING.toLowerCase(), decimals]),
    )
    for (const { address: found, decimals } of chain.stablecoins) {
      expect([found, listed.get(found) ?? decimals]).toEqual([found, decimals])
    }
  })
})

/** As docs.uniswap.org lists them (V2 Deployment Addresses), and of Celo as its SDK does (V2_FACTORY_ADDRESSES of @uniswap/sdk-core). */
const UNISWAP_V2: Readonly<Record<number, string>> = {
  1: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  10: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
  56: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
  137: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
  8453: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
  42161: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
  42220: '0x79a530c8e2fA8748B7B40dd3629C0520c2cCf03f',
  43114: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
}
/** As developer.pancakeswap.finance lists them (PancakeSwap v2 Addresses). */
const PANCAKESWAP_V2: Readonly<Record<number, string>> = {
  1: '0x1097053Fd2ea711dad45caCcc45EfF7548fCB362',
  56: '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73',
  324: '0xd03D8D566183F0086d8D09A84E1e30b58Dd5619d',
  8453: '0x02a84c1b3BBD7401a5f7fa98a384EBC70bB5749E',
  42161: '0x02a84c1b3BBD7401a5f7fa98a384EBC70bB5749E',
  59144: '0x02a84c1b3BBD7401a5f7fa98a384EBC70bB5749E',
}
/** SUSHISWAP_V2_FACTORY_ADDRESS of sushi@7.3.15; dimension-adapters of DefiLlama has the same. */
const SUSHISWAP: Readonly<Record<number, string>> = {
  1: '0xC0AEe478e3658e2610c5F7A4A2E1777cE9e4f2Ac',
  10: '0xFbc12984689e5f15626Bad03Ad60160Fe98B303C',
  56: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
  100: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
  137: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
  8453: '0x71524B4f93c58fcbF659783284E38825f0622859',
  42161: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
  42220: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
  43114: '0xc35DADB65012eC5796536bD9864eD8773aBc74C4',
  59144: '0xFbc12984689e5f15626Bad03Ad60160Fe98B303C',
  534352: '0xB45e53277a7e0F1D35f2a77160e91e25507f1763',
}
/** FACTORY_ADDRESS of quickswap-sdk@3.0.43, but for the chains of which that says that it is a dummy. */
const QUICKSWAP: Readonly<Record<number, string>> = {
  137: '0x5757371414417b8C6CAad45bAeF941aBc7d3Ab32',
  8453: '0xEC6540261aaaE13F236A032d454dc9287E52e56A',
}
/** FACTORY_ADDRESS of @traderjoe-xyz/sdk@5.0.16. */
const TRADER_JOE: Readonly<Record<number, string>> = {
  56: '0x4f8bdc85E3eec5b9dE67097c3f59B6Db025d9986',
  42161: '0xaE4EC9901c3076D0DdBe76A520F9E90a6227aCB7',
  43114: '0x9Ad6C38BE94206cA50bb0d90783181662f0Cfa10',
}
/** FACTORY_ADDRESS of honeyswap-sdk@1.0.0. */
const HONEYSWAP: Readonly<Record<number, string>> = { 100: '0xA818b4F111Ccac7AA31D0BCc0806d64F2E0737D7' }
/** Of Avalanche by @pangolindex/sdk@5.8.8. */
const PANGOLIN: Readonly<Record<number, string>> = { 43114: '0xefa94DE7a4656D787667C749f7E1223D71E9FD88' }

test.each([
  ['Uniswap v2', UNISWAP_V2],
  ['PancakeSwap v2', PANCAKESWAP_V2],
  ['SushiSwap', SUSHISWAP],
  ['QuickSwap', QUICKSWAP],
  ['Trader Joe', TRADER_JOE],
  ['Honeyswap', HONEYSWAP],
  ['Pangolin', PANGOLIN],
])('factories of pairs of %s are those that its makers list', (name, listed) => {
  const own = chains.flatMap(({ id, anchors }) =>
    anchors.v2Factories
      .filter((factory) => factory.name === name)
      .map((factory) => [id, getAddress(factory.address)] as const),
  )
  expect(Object.fromEntries(own)).toEqual(listed)
})

const WPOL = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'
const USDC_E_OF_POLYGON = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
/** The hash of the code of a pool, by which its factory chooses the address (CREATE2), as the same libraries tell it. */
const SUSHI_POOL = '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303'
const QUICK_POOL = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
const JOE_POOL = '0x0bbca9af0511ad1a1da383135cf3a8d2ac620e549ef9f6ae3a4c33c2fed0af91'

/** Each of two tokens, the lower address first. */
const POOLS: readonly Readonly<{
  name: string
  id: number
  tokens: [Hex, Hex]
  bytecodeHash: Hex
  pool: Hex
}>[] = [
  {
    ...{ name: 'SushiSwap', id: 137, tokens: [WPOL, USDC_E_OF_POLYGON], bytecodeHash: SUSHI_POOL },
    pool: '0xcd353F79d9FADe311fC3119B841e1f456b54e858',
  },
  {
    ...{ name: 'SushiSwap', id: 42161, bytecodeHash: SUSHI_POOL },
    tokens: ['0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8'],
    pool: '0x905dfCD5649217c42684f23958568e533C711Aa3',
  },
  {
    ...{ name: 'QuickSwap', id: 137, tokens: [WPOL, USDC_E_OF_POLYGON], bytecodeHash: QUICK_POOL },
    pool: '0x6e7a5FAFcec6BB1e78bAE2A1F0B612012BF14827',
  },
  {
    ...{ name: 'Trader Joe', id: 43114, bytecodeHash: JOE_POOL },
    tokens: ['0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664', '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7'],
    pool: '0xA389f9430876455C36478DeEa9769B7Ca4E3DDB1',
  },
]

test.each(POOLS)(
  'the factory of $name on chain $id made its best known pool',
  ({ name, id, tokens, ...made }) => {
    const { v2Factories = [] } = chains.find((chain) => chain.id === id)?.anchors ?? {}
    const from = v2Factories.find((factory) => factory.name === name)?.address ?? '0x'
    const salt = keccak256(encodePacked(['address', 'address'], tokens))
    expect(getCreate2Address({ from, salt, bytecodeHash: made.bytecodeHash })).toBe(made.pool)
  },
)

test('dollars have eighteen decimals on BNB Chain alone', () => {
  const wide = chains.filter(({ stablecoins }) => stablecoins.some(({ decimals }) => decimals === 18))
  expect(wide.map(({ key }) => key)).toEqual(['bnb'])
})
