import { createTestClient, http, publicActions } from 'viem'
import { mainnet } from 'viem/chains'

/** Everything that can be asked of the local node, the commands of a test node included. */
export type ChainClient = ReturnType<typeof createChainClient>

/** A client of the node at a URL. Calls made at the same moment travel in one request, and the node takes them in their order. */
export function createChainClient(rpcUrl: string, id: number) {
  return createTestClient({
    // Multicall3 stands at the same address on each.
    chain: { ...mainnet, id },
    mode: 'anvil',
    cacheTime: 0,
    transport: http(rpcUrl, { batch: { batchSize: 1000 }, retryCount: 0 }),
  }).extend(publicActions)
}
