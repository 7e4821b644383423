import { createHandOver, type HandOver, type Taking } from '../../../lib/hand-over.ts'
import type { ComputedGains, ReadAtLast } from './gains-thread.ts'
import type { ReadPart } from './read-movements.ts'

/** Shorter histories are computed as soon as they are read whole; whoever reads waits for prices of no later part. */
const PARTS_READ_FIRST = 3

/** Has a year computed while its movements are read: both take about as long, in threads of their own. */
export interface EarlyStart {
  /** To be given each part once it is read. */
  add(part: ReadPart): void
  /** To be told once all are read; undefined where the history is too short to have been begun. */
  finish(atLast: ReadAtLast): Promise<ComputedGains> | undefined
  /** To be told where they cannot all be read. */
  fail(): void
}

/** @param start is given what to take the parts from, and the moment of the oldest movement */
export function createEarlyStart(
  start: (taking: Taking, oldest: number) => Promise<ComputedGains>,
): EarlyStart {
  const held: ReadPart[] = []
  let begun: { handOver: HandOver<ReadPart, ReadAtLast>; computed: Promise<ComputedGains> } | undefined
  return {
    add(part) {
      if (begun !== undefined) {
        begun.handOver.give(part)
        return
      }
      held.push(part)
      if (held.length <= PARTS_READ_FIRST) return
      const handOver = createHandOver<ReadPart, ReadAtLast>()
      for (const one of held) handOver.give(one)
      const computed = start(handOver.taking, held[0]?.packed.at[0] ?? 0).finally(handOver.close)
      // Whoever waits for the movements is told afterwards.
      computed.catch(() => {})
      begun = { handOver, computed }
      held.length = 0
    },
    finish(atLast) {
      begun?.handOver.end(atLast)
      return begun?.computed
    },
    fail: () => begun?.handOver.fail(),
  }
}
