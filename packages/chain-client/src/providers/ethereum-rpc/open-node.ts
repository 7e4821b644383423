import type { Chain } from '@pkg/chains'
import { createPublicClient, custom, http, keccak256, type PublicClient } from 'viem'
import { mainnet } from 'viem/chains'
import type { Meter } from '../../budgets/create-meter.ts'
import { ProviderError } from '../../provider-error.ts'

const REQUEST_MS = 4_000
/** Public nodes refuse larger batches. */
const CALLS_PER_BATCH = 100
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Keccak of the code of Multicall3. It is the same wherever code of Ethereum is run; whoever has the key that it was made with can
 * put something else at its address on another chain, and on one chain somebody has.
 */
const MULTICALL3_CODES = new Set([
  '0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891',
  // The same source as viem has it compiled, which local chains are given.
  '0x5a29a1eb2f59e45e4249b938c8192cac0d2bd32398e1afa03f302a867db692ea',
])

/** One node, for one question: everything asked of it obeys the question's signal. */
export interface EthereumNode {
  client: PublicClient
  /** The chain that it is on, as it says itself. */
  chain: Chain
  /** Whether reads may be gathered into one call: a fresh local chain has no such contract, and another code is not believed. */
  hasMulticall: boolean
  /** The number of its latest block when it was opened. */
  head: number
  /** Whether the first dollar of the chain's entry stands there: on another chain it does not. False where the entry has none. */
  hasDollar: boolean
  /** Open the other nodes of the same chain, in the order of asking; these know of no others. */
  openOthers: readonly ((signal: AbortSignal) => Promise<EthereumNode>)[]
}

/**
 * Opens a node of a chain.
 * @throws {ProviderError} when it is on another one.
 */
export async function openNode(
  chain: Chain,
  url: string,
  { meter, signal }: { meter?: Meter; signal?: AbortSignal | undefined } = {},
): Promise<EthereumNode> {
  const transport = http(url, {
    batch: { batchSize: CALLS_PER_BATCH },
    retryCount: 0,
    timeout: REQUEST_MS,
    maxResponseBodySize: MAX_BYTES,
    // Nobody vetted where a node might send us.
    fetchOptions: { redirect: 'error', headers: meter?.headers() ?? {} },
  })({ chain: mainnet, retryCount: 0, timeout: REQUEST_MS })
  const client: PublicClient = createPublicClient({
    chain: mainnet,
    // Names that live off the chain make a client fetch URLs that a contract chose.
    ccipRead: false,
    cacheTime: 0,
    transport: custom(
      // Batches are gathered per signal, so all requests of one question share one.
      {
        async request(args) {
          await meter?.spend(url, args.method)
          return await transport.request(args, signal ? { signal } : {})
        },
      },
      { retryCount: 0 },
    ),
  })
  const { address } = chain.multicall3
  const [dollar] = chain.stablecoins
  const [chainId, code, head, dollarCode] = await Promise.all([
    client.getChainId(),
    client.getCode({ address }),
    client.getBlockNumber(),
    dollar && client.getCode({ address: dollar.address }),
  ])
  if (chainId !== chain.id) {
    throw new ProviderError('unsuitable', {
      provider: 'Ethereum node',
      operation: 'opening',
      details: `chain ${chainId} instead of ${chain.id}`,
    })
  }
  const hasMulticall = code !== undefined && MULTICALL3_CODES.has(keccak256(code))
  const hasDollar = dollarCode !== undefined
  return { client, chain, hasMulticall, head: Number(head), hasDollar, openOthers: [] }
}
