import { withTimeout } from '../../policies/with-timeout.ts'
import { ProviderError } from '../../provider-error.ts'
import { blocksSince } from './head-time.ts'
import type { EthereumNode } from './open-node.ts'

/** How long the other nodes of a chain may take together; those that have not answered by then have no say. */
export const OTHERS_MS = 2_000

/**
 * Asks the other nodes of a chain, one after the other, what they tell of a block, until more agree with the first node than differ;
 * with two nodes that is one question. Two nodes agree where they have the same last block that can no longer be replaced, and tell
 * the same of the block asked about. A node that does not answer has no say. One that has not reached the block is held against the
 * node at the last block that it has: it says nothing where they tell the same of that, and more blocks than these can have been made
 * since speak against the node.
 * @param agrees whether another node tells the same of a block: of the one asked about, or an earlier one
 * @throws {ProviderError} of the kind `disagreement` where no more nodes agree than differ
 */
export async function compareWithOtherNodes(
  node: EthereumNode,
  {
    block,
    operation,
    agrees,
  }: {
    block: number
    operation: 'balances' | 'positions' | 'past balances'
    agrees: (other: EthereumNode, block: number) => Promise<boolean>
  },
): Promise<void> {
  if (node.openOthers.length === 0) return
  const settled = readSettled(node, block)
  // Nobody waits for it where no other node answers.
  settled.catch(() => undefined)
  let [agreeing, differing] = [1, 0]

  const ask = async (signal: AbortSignal) => {
    for (const open of node.openOthers) {
      const verdict = await compare(open, signal)
      if (verdict === 'same') agreeing += 1
      if (verdict === 'other') differing += 1
      if (verdict !== 'unknown' && agreeing > differing) return
    }
  }

  async function compare(open: EthereumNode['openOthers'][number], signal: AbortSignal) {
    try {
      const other = await open(signal)
      if (other.head < block && block - other.head > (await blocksSince(other))) return 'other'
      // Chains have blocks of different numbers: one that has not come so far may be another one.
      const isBehind = other.head < block - node.chain.reorgDepth
      const at = isBehind ? other.head : block
      const [theirs, ours] = [readSettled(other, at), isBehind ? readSettled(node, at) : settled]
      const [one, another] = await Promise.all([theirs, ours])
      if (one !== another) return 'other'
      if (other.head >= block) return (await agrees(other, block)) ? 'same' : 'other'
      // Of one that is far behind its latest block is long past, and the node may have dropped that.
      if (isBehind && !(await other.isOnDemand())) return 'unknown'
      return (await agrees(other, other.head)) ? 'unknown' : 'other'
    } catch {
      return 'unknown'
    }
  }

  const fail = () => new ProviderError('timeout', { provider: 'Ethereum node', operation: 'comparing' })
  // What the others have said by then counts.
  await withTimeout(ask, { ms: OTHERS_MS, fail }).catch(() => undefined)
  if (agreeing > differing) return
  throw new ProviderError('disagreement', {
    ...{ provider: 'Nodes of the chain', operation },
    details: `${differing} of ${differing + agreeing} say otherwise of block ${block}`,
  })
}

/** The last block, as seen from another one, that can no longer be replaced. */
async function readSettled({ client, chain }: EthereumNode, block: number): Promise<string> {
  const blockNumber = BigInt(Math.max(0, block - chain.reorgDepth))
  return (await client.getBlock({ blockNumber })).hash
}
