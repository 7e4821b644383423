import { MINUTE_MS } from '@pkg/api-contract'
import type { EthereumNode } from './open-node.ts'

/** What is younger counts as new, as an answer does that is kept. */
const LATE_MS = 15 * MINUTE_MS
/** A chain with slow blocks has none for a while. */
const LATE_BLOCKS = 20
/** How far a clock may be wrong, theirs or ours. */
const EARLY_MS = 5 * MINUTE_MS
/** How far nodes behind one host lag behind each other. */
const LAG_MS = 30_000
/** By so much the chain may be faster than its entry says. */
const FASTER = 10
/** What a node for development makes in one go. */
const BURST = 1_000

type Timed = Pick<EthereumNode, 'chain' | 'headAgeMs' | 'isOnDemand'>
type Aged = Pick<Timed, 'chain' | 'headAgeMs'>

/** Whether a node has stopped following its chain: its latest block is older than any that a chain makes blocks after. */
export const isLate = ({ chain: { blockMs }, headAgeMs }: Aged): boolean =>
  headAgeMs !== null && headAgeMs > Math.max(LATE_MS, LATE_BLOCKS * blockMs)

/** Whether its latest block is of a time that has not come yet. */
export const isEarly = ({ headAgeMs }: Aged): boolean => headAgeMs !== null && headAgeMs < -EARLY_MS

/** How many blocks nodes of a chain that follow it may be apart. */
export const lagBlocks = ({ blockMs }: Pick<EthereumNode['chain'], 'blockMs'>): number =>
  Math.ceil(LAG_MS / blockMs)

/** How many blocks at most a chain has made within a time. */
export const mostBlocks = ({ blockMs }: Pick<EthereumNode['chain'], 'blockMs'>, ms: number): number =>
  Math.ceil((FASTER * Math.max(0, ms)) / blockMs)

/** How many blocks there may be that a node does not have, by the age of its latest one. */
export async function blocksSince({ chain, headAgeMs, isOnDemand }: Timed): Promise<number> {
  return headAgeMs === null || (await isOnDemand()) ? BURST : lagBlocks(chain) + mostBlocks(chain, headAgeMs)
}
