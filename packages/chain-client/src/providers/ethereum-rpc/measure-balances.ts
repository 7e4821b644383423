import type { AssetId } from '@pkg/api-contract'
import type { BlockBalances, BlockMoment, MeasuredBalances } from '../../ports/block-balances.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { chunk } from '../chunk.ts'
import { readOwnBalances } from './block-balances.ts'
import { compareWithOtherNodes } from './compare-with-other-nodes.ts'
import { findBlockAt, readBlock } from './find-block-at.ts'
import type { EthereumNode } from './open-node.ts'

/** How many blocks are asked about at once at most, which travel in few requests. */
const MOST_AT_ONCE = 100
/** The first few alone: many nodes have the state of the latest blocks and of no others. */
const FEWER_TIMES = 4

/** How many moments are remembered of a node: what charts show of two years. */
const MOST_REMEMBERED = 1_000

type Options = Parameters<BlockBalances['measure']>[3]

/** The last block of each moment, once it can no longer be replaced: the same for every wallet. */
export type LastBlocks = Map<number, BlockMoment>

/** What a node told of the past. */
export interface Measured {
  /** Oldest first. */
  measured: MeasuredBalances[]
  /** Whether it told all that was asked for. */
  isWhole: boolean
}

/**
 * Balances at blocks of the past, the latest first: a node that has dropped the state of one has dropped that of all before
 * it, and is not asked about them. They are held against what the other nodes of the chain still have.
 * @throws {ProviderError} where the nodes disagree
 */
export async function measureBalances(
  node: EthereumNode,
  wallet: Address,
  assets: readonly AssetId[],
  { blocks, moments }: { blocks: readonly number[]; moments: readonly number[] },
  { head, known = [], lastBlocks }: Pick<Options, 'head' | 'known'> & { lastBlocks: LastBlocks },
): Promise<Measured> {
  const places = [...known, ...lastBlocks.values()]
    .filter(({ block }) => block < head.block)
    .concat(head)
    .sort((a, b) => a.block - b.block)
  const findLast = async (moment: number) => {
    const found = lastBlocks.get(moment) ?? (await findBlockAt(node, moment, places))
    if (found === undefined || found.block > head.block - node.chain.reorgDepth) return found
    if (lastBlocks.size >= MOST_REMEMBERED) lastBlocks.clear()
    lastBlocks.set(moment, found)
    return found
  }
  const wanted: (() => Promise<BlockMoment | undefined>)[] = [
    ...moments
      .toSorted((a, b) => b - a)
      .map((moment) => async () => {
        const found = await findLast(moment)
        // Until the next block all is as this one left it.
        return found && { ...found, at: moment }
      }),
    ...blocks.toSorted((a, b) => b - a).map((block) => () => readBlock(node, block)),
  ]
  // Several moments may have the same last block: each is told, and the block is read once.
  const found = new Map<number, MeasuredBalances>()
  const reads = new Map<number, Promise<Map<AssetId, bigint> | null>>()
  const readOnce = (block: number) => {
    const read = reads.get(block) ?? readOwnBalances(node, wallet, assets, block).catch(() => null)
    reads.set(block, read)
    return read
  }
  let isWhole = true
  const measure = async (find: () => Promise<BlockMoment | undefined>): Promise<boolean> => {
    const moment = await find()
    if (moment === undefined) return true
    const balances = await readOnce(moment.block)
    if (balances === null) isWhole = false
    else found.set(moment.at, { ...moment, balances })
    return balances !== null
  }
  for (let from = 0, count = 1; from < wanted.length; from += count) {
    count = from === 0 ? 1 : Math.min(count * FEWER_TIMES, MOST_AT_ONCE)
    const answered = await Promise.all(wanted.slice(from, from + count).map(measure))
    if (!answered.includes(true)) break
  }
  const measured = [...found.values()].sort((a, b) => a.at - b.at)
  await holdAgainstOthers(node, wallet, assets, measured)
  return { measured, isWhole }
}

/** Nodes agree where none of the balances that another one still has is another one. */
async function holdAgainstOthers(
  node: EthereumNode,
  wallet: Address,
  assets: readonly AssetId[],
  measured: readonly MeasuredBalances[],
): Promise<void> {
  const latest = measured.at(-1)
  if (latest === undefined) return
  await compareWithOtherNodes(node, {
    ...{ block: latest.block, operation: 'past balances' },
    async agrees(other, reached) {
      const told = measured.filter(({ block }) => block <= reached)
      const blocks = [...new Map(told.map((one) => [one.block, one.balances]))].reverse()
      for (const some of chunk(blocks, MOST_AT_ONCE)) {
        const again = await Promise.all(
          some.map(([block]) => readOwnBalances(other, wallet, assets, block).catch(() => null)),
        )
        const differs = some.some(([, balances], index) =>
          [...(again[index] ?? [])].some(([asset, amount]) => balances.get(asset) !== amount),
        )
        if (differs) return false
        // It has dropped what is older.
        if (again.includes(null)) break
      }
      return true
    },
  })
}
