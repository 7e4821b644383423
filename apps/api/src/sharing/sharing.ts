import { noTurns, type Turns } from '@pkg/keep-fresh'
import type { Counts } from './counts.ts'
import { createMemoryCounts } from './create-memory-counts.ts'

/**
 * - `single`: this process shares nothing, and needs to share nothing.
 * - `shared`: limits and readings are shared with the other processes.
 * - `alone`: they are to be shared and cannot be now, so that this process counts and reads for itself.
 */
export type SharingState = 'single' | 'shared' | 'alone'

/** What processes that serve the same people have in common for the moment; none of it is worth keeping. */
export interface Sharing {
  /** Counts of one purpose; those of another one are apart. */
  counts(purpose: string): Counts
  turns: Turns
  state(): SharingState
  close(): Promise<void>
}

/** Of a process that runs by itself. */
export function shareWithNobody({ now }: { now: () => number }): Sharing {
  return {
    counts: () => createMemoryCounts({ now }),
    turns: noTurns,
    state: () => 'single',
    close: async () => {},
  }
}
