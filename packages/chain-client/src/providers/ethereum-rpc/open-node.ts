import { MINUTE_MS } from '@pkg/api-contract'
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

/** For how long the time of a block that was read tells that of the next ones. */
const TIMED_MS = MINUTE_MS

/** A latest block whose time was read, and when that was; milliseconds since 1970. */
export interface ReadHead {
  block: number
  at: number
  readAt: number
}

/** One node, for one question: everything asked of it obeys the question's signal. */
export interface EthereumNode {
  client: PublicClient
  /** The chain that it is on, as it says itself. */
  chain: Chain
  /** Whether reads may be gathered into one call: a fresh local chain has no such contract, and another code is not believed. */
  hasMulticall: boolean
  /** The number of its latest block when it was opened; where other nodes were asked, of the newest that one of them has too. */
  head: number
  /** How old the latest block was then by our clock, in milliseconds; null where the node does not tell. */
  headAgeMs: number | null
  /** Whether it is a node for development: it makes blocks when somebody asks for one, so that their time says nothing. */
  isOnDemand(): Promise<boolean>
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
  {
    meter,
    signal,
    now = Date.now,
    heads = new Map(),
  }: {
    meter?: Meter
    signal?: AbortSignal | undefined
    now?: () => number
    /** The latest blocks of nodes whose time was read, by their addresses. */
    heads?: Map<string, ReadHead>
  } = {},
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
    readLatest(client, chain, { known: heads.get(url), now }),
    dollar && client.getCode({ address: dollar.address }),
  ])
  if (chainId !== chain.id) {
    throw new ProviderError('unsuitable', {
      provider: 'Ethereum node',
      operation: 'opening',
      clause: 'tells of another chain',
      details: `chain ${chainId} instead of ${chain.id}`,
    })
  }
  const hasMulticall = code !== undefined && MULTICALL3_CODES.has(keccak256(code))
  const hasDollar = dollarCode !== undefined
  const { at } = head
  // A time that has not come is read again.
  if (at !== null && at <= now()) heads.set(url, { ...head, at })
  let told: Promise<boolean> | undefined
  return {
    ...{ client, chain, hasMulticall, hasDollar, openOthers: [] },
    head: head.block,
    headAgeMs: at === null ? null : now() - at,
    isOnDemand: () => (told ??= tellsDevelopment(client)),
  }
}

/** The latest block and its time, or its number alone where the block itself is not told. */
async function readLatest(
  client: PublicClient,
  { blockMs }: Chain,
  { known, now }: { known: ReadHead | undefined; now: () => number },
): Promise<Omit<ReadHead, 'at'> & { at: number | null }> {
  if (known !== undefined && now() - known.readAt < TIMED_MS) {
    const block = Number(await client.getBlockNumber())
    // A block names all of its transactions: its time is read now and then, and between as the chain makes blocks.
    if (block >= known.block) {
      return { ...known, block, at: Math.min(now(), known.at + (block - known.block) * blockMs) }
    }
  }
  const latest = await client.getBlock().catch(() => null)
  const [block, at] = [Number(latest?.number), Number(latest?.timestamp) * 1000]
  if (Number.isSafeInteger(block) && Number.isSafeInteger(at)) return { block, at, readAt: now() }
  return { block: Number(await client.getBlockNumber()), at: null, readAt: now() }
}

/** Nodes for development say what they are. */
async function tellsDevelopment(client: PublicClient): Promise<boolean> {
  const version: unknown = await client
    .request({ method: 'web3_clientVersion', params: [] } as never)
    .catch(() => null)
  return typeof version === 'string' && /^(anvil|hardhat|ganache|ethereumjs)/i.test(version)
}
