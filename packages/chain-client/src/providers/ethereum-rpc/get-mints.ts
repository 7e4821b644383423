import type { Hex } from 'viem'
import { chunk } from '../chunk.ts'
import type { EthereumNode } from './open-node.ts'
import { rawTransaction } from './raw-transaction.ts'

const AT_ONCE = 100

/**
 * What deposits of OP chains brought to their senders. A node that knows deposits tells where they come from; one that does
 * not leaves out both, and says nothing of what was minted.
 */
export async function getMints(
  { client }: EthereumNode,
  hashes: readonly string[],
): Promise<Map<string, bigint>> {
  const found = new Map<string, bigint>()
  for (const some of chunk(hashes, AT_ONCE)) {
    const answers = await Promise.all(
      some.map((hash) => client.request({ method: 'eth_getTransactionByHash', params: [hash as Hex] })),
    )
    for (const [index, answer] of answers.entries()) {
      const { data } = rawTransaction.safeParse(answer)
      const hash = some[index]
      if (data === undefined || data.hash !== hash) continue
      if (data.sourceHash !== null || data.mint !== null) found.set(hash, data.mint ?? 0n)
    }
  }
  return found
}
