import { MINUTE_MS } from '@pkg/api-contract'
import { withTimeout } from '../../policies/with-timeout.ts'
import { ProviderError } from '../../provider-error.ts'
import { OTHERS_MS } from './compare-with-other-nodes.ts'
import { blocksSince } from './head-time.ts'
import type { EthereumNode } from './open-node.ts'

/** A node whose latest block is older does not keep up, and holds nobody up. */
const KEEPS_UP_MS = MINUTE_MS

/**
 * The latest block of a node, or the newest that another one has too, where that one keeps up with the chain and is a few blocks
 * behind: what only one node has nobody could hold against another. The others are asked one after the other until one has come as
 * far, or as far as the caller needs.
 */
export async function findCommonHead(node: EthereumNode, notBefore: number): Promise<number> {
  if (node.openOthers.length === 0) return node.head
  let common: number | undefined
  const ask = async (signal: AbortSignal) => {
    for (const open of node.openOthers) {
      const other = await open(signal).catch(() => null)
      if (other === null) continue
      if (other.head >= node.head) common = node.head
      else if (await isCloseBehind(other, node.head)) common = Math.max(common ?? 0, other.head)
      if (common !== undefined && common >= Math.min(notBefore, node.head)) return
    }
  }
  const fail = () => new ProviderError('timeout', { provider: 'Ethereum node', operation: 'comparing' })
  await withTimeout(ask, { ms: OTHERS_MS, fail }).catch(() => undefined)
  return common ?? node.head
}

async function isCloseBehind(other: EthereumNode, head: number): Promise<boolean> {
  if (other.headAgeMs === null || Math.abs(other.headAgeMs) > KEEPS_UP_MS) return false
  return !(await other.isOnDemand()) && head - other.head <= (await blocksSince(other))
}
