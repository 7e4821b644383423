import type { AssetId } from '@pkg/api-contract'
import type { BlockBalances, BlockMoment, MeasuredBalances } from '../../ports/block-balances.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { chunk } from '../chunk.ts'
import { readTokenBalancesAt } from './block-balances.ts'
import { findBlockAt, readBlock } from './find-block-at.ts'
import type { EthereumNode } from './open-node.ts'

/** How many blocks are asked about at once, which travel in few requests. */
const AT_ONCE = 25

type Options = Parameters<BlockBalances['measure']>[3]

/**
 * Balances at blocks of the past, the latest first: a node that has dropped the state of one has dropped that of all before
 * it, and is not asked about them.
 */
export async function measureBalances(
  node: EthereumNode,
  wallet: Address,
  tokens: readonly AssetId[],
  { blocks, moments }: { blocks: readonly number[]; moments: readonly number[] },
  { head, known = [] }: Pick<Options, 'head' | 'known'>,
): Promise<MeasuredBalances[]> {
  const places = [...known.filter(({ block }) => block < head.block), head].sort((a, b) => a.block - b.block)
  const wanted: (() => Promise<BlockMoment | undefined>)[] = [
    ...moments.toSorted((a, b) => b - a).map((moment) => () => findBlockAt(node, moment, places)),
    ...blocks.toSorted((a, b) => b - a).map((block) => () => readBlock(node, block)),
  ]
  const found = new Map<number, MeasuredBalances>()
  const [first, ...others] = wanted
  const measure = async (find: () => Promise<BlockMoment | undefined>): Promise<boolean> => {
    const moment = await find()
    if (moment === undefined) return false
    if (found.has(moment.block)) return true
    const balances = await readTokenBalancesAt(node, wallet, tokens, moment.block).catch(() => new Map())
    if (balances.size > 0) found.set(moment.block, { ...moment, balances })
    return balances.size > 0
  }
  if (first !== undefined && (await measure(first))) {
    for (const some of chunk(others, AT_ONCE)) {
      const answered = await Promise.all(some.map(measure))
      if (!answered.includes(true)) break
    }
  }
  return [...found.values()].sort((a, b) => a.block - b.block)
}
