import type { BlockMoment } from '../ports/block-balances.ts'
import type { AssetMovement } from '../ports/movements.ts'
import { PRICE_STEP_MS, type PriceStep } from '../ports/price-history.ts'

/** How many days back, how many hours, and before how many movements balances are measured: charts show no more. */
const MOST: Record<PriceStep, number> = { day: 366, hour: 24 }
const MOST_MOVEMENTS = 100

/**
 * When balances that change by themselves are measured: at the ends of days and hours, which charts show, and before each
 * movement, so that what came by itself is told from what came after.
 */
export function listMeasures(
  moved: readonly Pick<AssetMovement, 'block'>[],
  { since, until }: { since: number; until: number },
): { blocks: number[]; moments: number[] } {
  const moments = new Set<number>()
  for (const step of ['day', 'hour'] as const) {
    const length = PRICE_STEP_MS[step]
    const first = Math.max(Math.floor(since / length) + 1, Math.floor(until / length) - MOST[step] + 1)
    for (let end = first; end * length - 1 < until; end += 1) moments.add(end * length - 1)
  }
  const blocks = [...new Set(moved.map(({ block }) => block - 1))].filter((block) => block >= 0)
  return {
    blocks: blocks.sort((a, b) => b - a).slice(0, MOST_MOVEMENTS),
    moments: [...moments].filter((moment) => moment > since),
  }
}

/** Some blocks whose moments movements tell, in order: a search between two of them is short. */
export function toPlaces(movements: readonly BlockMoment[]): BlockMoment[] {
  return [...new Map(movements.map(({ block, at }) => [block, { block, at }])).values()].sort(
    (a, b) => a.block - b.block,
  )
}
