import { createHandOver, type HandOver, type Taking } from '../../../lib/hand-over.ts'
import type { ComputedGains, ReadAtLast } from './gains-thread.ts'
import type { ReadPart } from './read-movements.ts'

/** Shorter histories are computed as soon as they are read whole; whoever reads waits for prices of no later part. */
const PARTS_READ_FIRST = 3

/** Begins to compute; resolves to null where nothing was heard of the reading for too long. */
type Start = (taking: Taking, oldest: number) => Promise<ComputedGains | null>

/**
 * Has a year computed while its movements are read: both take about as long, in threads of their own. Whatever becomes of the
 * reading, the thread that waits for it is told.
 *
 * @param start is given what to take the parts from, and the moment of the oldest movement
 * @param read is given what to call with each part; what it finds holds what is known once all are read
 * @returns what was read, and what is being computed, undefined where the history is too short to have been begun
 */
export async function readAndCompute<Read extends { atLast: ReadAtLast }>(
  start: Start,
  read: (add: (part: ReadPart) => void) => Promise<Read>,
): Promise<Read & { computing: ReturnType<Start> | undefined }> {
  const held: ReadPart[] = []
  let begun: { handOver: HandOver<ReadPart, ReadAtLast>; computing: ReturnType<Start> } | undefined
  function add(part: ReadPart) {
    if (begun !== undefined) {
      begun.handOver.give(part)
      return
    }
    held.push(part)
    if (held.length <= PARTS_READ_FIRST) return
    const handOver = createHandOver<ReadPart, ReadAtLast>()
    for (const one of held) handOver.give(one)
    const computing = start(handOver.taking, held[0]?.packed.at[0] ?? 0).finally(handOver.close)
    // Whoever waits for the movements is told afterwards.
    computing.catch(() => {})
    begun = { handOver, computing }
    held.length = 0
  }
  try {
    const found = await read(add)
    begun?.handOver.end(found.atLast)
    return { ...found, computing: begun?.computing }
  } catch (error) {
    begun?.handOver.fail()
    throw error
  }
}
