import { createPublicClient, custom, http, type PublicClient } from 'viem'
import { mainnet } from 'viem/chains'
import type { Address } from '../../ports/wallet-data.ts'

/** Where Multicall3 stands on every chain that has it. */
export const MULTICALL3: Address = '0xca11bde05977b3631167028862be2a173976ca11'

const REQUEST_MS = 4_000
/** Public nodes refuse larger batches. */
const CALLS_PER_BATCH = 100
const MAX_BYTES = 16 * 1024 * 1024

/** One node, for one question: everything asked of it obeys the question's signal. */
export interface EthereumNode {
  client: PublicClient
  chainId: number
  /** Whether reads may be gathered into one call; a fresh local chain has no such contract. */
  hasMulticall: boolean
}

/** Opens a node and learns which chain it is on. */
export async function openNode(url: string, signal?: AbortSignal): Promise<EthereumNode> {
  const transport = http(url, {
    batch: { batchSize: CALLS_PER_BATCH },
    retryCount: 0,
    timeout: REQUEST_MS,
    maxResponseBodySize: MAX_BYTES,
    // Nobody vetted where a node might send us.
    fetchOptions: { redirect: 'error' },
  })({ chain: mainnet, retryCount: 0, timeout: REQUEST_MS })
  const client: PublicClient = createPublicClient({
    chain: mainnet,
    // Names that live off the chain make a client fetch URLs that a contract chose.
    ccipRead: false,
    cacheTime: 0,
    transport: custom(
      // Batches are gathered per signal, so all requests of one question share one.
      { request: (args) => transport.request(args, signal ? { signal } : {}) },
      { retryCount: 0 },
    ),
  })
  const [chainId, code] = await Promise.all([client.getChainId(), client.getCode({ address: MULTICALL3 })])
  return { client, chainId, hasMulticall: code !== undefined && code !== '0x' }
}
