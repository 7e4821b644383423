import type { BlockMoment } from '../../ports/block-balances.ts'
import type { EthereumNode } from './open-node.ts'

/** A search that halves finds any block of the longest chain in fewer. */
const MOST_STEPS = 64

export async function readBlock(
  { client }: Pick<EthereumNode, 'client'>,
  block: number,
): Promise<BlockMoment> {
  const { timestamp } = await client.getBlock({ blockNumber: BigInt(block) })
  return { block, at: Number(timestamp) * 1000 }
}

/**
 * The last block that is not after a moment; undefined where the chain began later. Blocks come at an even pace for the most part,
 * so that it is guessed from those around it; every second guess halves what is left, for when they do not.
 * @param known ascending, with the head as its last
 */
export async function findBlockAt(
  node: Pick<EthereumNode, 'client'>,
  moment: number,
  known: readonly BlockMoment[],
): Promise<BlockMoment | undefined> {
  let before = known.findLast(({ at }) => at <= moment)
  let after = known.find(({ at }) => at > moment)
  if (after === undefined) return before
  if (before === undefined) {
    const first = await readBlock(node, 0)
    if (first.at > moment) return undefined
    before = first
  }
  for (let step = 0; step < MOST_STEPS && after.block - before.block > 1; step += 1) {
    const share = step % 2 === 0 ? (moment - before.at) / Math.max(1, after.at - before.at) : 1 / 2
    const guess = before.block + Math.floor(share * (after.block - before.block))
    const middle = await readBlock(node, Math.min(Math.max(guess, before.block + 1), after.block - 1))
    if (middle.at <= moment) before = middle
    else after = middle
  }
  return before
}
