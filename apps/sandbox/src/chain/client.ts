import { createTestClient, http, publicActions } from 'viem'
import { mainnet } from 'viem/chains'
import type { ChainEntry } from '../catalogue/chains.ts'

/** What only a node that hangs takes: the first of many contracts takes long on a machine that is busy. */
const HANG_MS = 120_000

/** Everything that can be asked of the local node, the commands of a test node included. */
export type ChainClient = ReturnType<typeof createChainClient>

/** A client of the node at a URL. Calls made at the same moment travel in one request, and the node takes them in their order. */
export function createChainClient(rpcUrl: string, { id, multicall }: ChainEntry) {
  return createTestClient({
    chain: { ...mainnet, id, contracts: { ...mainnet.contracts, multicall3: { address: multicall } } },
    mode: 'anvil',
    cacheTime: 0,
    transport: http(rpcUrl, { batch: { batchSize: 1000 }, retryCount: 0, timeout: HANG_MS }),
  }).extend(publicActions)
}
