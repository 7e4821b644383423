import type { Call } from '../calls.ts'
import { genesisCalls } from '../genesis.ts'
import { openPositions, preparePositions } from './plan-positions.ts'
import { planYear } from './plan-year.ts'

/** The calls of one block and the second (since 1970) at which it is mined. */
export interface PlannedBlock {
  readonly at: number
  readonly calls: readonly Call[]
}

/** The whole history of the local chain. Moments that lie close together share a block, as on a chain in use. */
export function planBlocks(seed: number, end: number): PlannedBlock[] {
  const blocks: { at: number; calls: Call[] }[] = []
  for (const { at, call } of planYear(seed, end)) {
    const last = blocks.at(-1)
    if (last && at - last.at < blockGap) last.calls.push(call)
    else blocks.push({ at, calls: [call] })
  }
  const first = blocks[0]?.at ?? end
  return [
    { at: first - 3 * blockGap, calls: genesisCalls() },
    { at: first - 2 * blockGap, calls: preparePositions() },
    { at: first - blockGap, calls: openPositions() },
    ...blocks,
  ]
}

const blockGap = 2 * 3_600
