import type { Chain } from './chain.ts'

/** Indexers have been seen to lag by most of an hour. */
const LAG_MS = 3_600_000

/**
 * How many of the latest blocks are read again each time: as many as may still be replaced, and no fewer than an hour of
 * them, since what an index has not seen yet comes later.
 */
export function overlapBlocks({ reorgDepth, blockMs }: Pick<Chain, 'reorgDepth' | 'blockMs'>): number {
  return Math.max(reorgDepth, Math.ceil(LAG_MS / blockMs))
}
