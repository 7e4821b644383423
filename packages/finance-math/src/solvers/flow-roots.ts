import type { Balance, Measure } from './balance-point.ts'
import { balancePoints, lonePoint } from './balance-points.ts'

/** What flows the solvers read: by time, the first and the last of them not 0. */
export interface Flows {
  amounts: readonly number[]
  /** The time of each amount; 0, 1, 2, ... where left out. */
  times: readonly number[] | undefined
}

/** How often the flows change their direction. */
export function signChanges({ amounts }: Flows): number {
  let changes = 0
  let before = 0
  for (const amount of amounts) {
    if (amount === 0) continue
    if (before && amount > 0 !== before > 0) changes++
    before = amount
  }
  return changes
}

/** Every force of interest at which flows with so many changes of direction are worth nothing, ascending. */
export function flowRoots(flows: Flows, changes: number): number[] {
  const measure: Measure = (force, back, at) => measureFlows(flows, force, back, at)
  if (changes > 1) return balancePoints(measure)
  return changes ? lonePoint(measure, flows.amounts.at(-1) as number) : []
}

/** Measures flows at a force of interest. */
function measureFlows({ times, amounts }: Flows, force: number, back: boolean, at: Balance): void {
  const last = amounts.length - 1
  const size = back ? force : -force
  let inflow = 0
  let outflow = 0
  let inflowTime = 0
  let outflowTime = 0
  let apart = 1
  let factor = Math.exp(size)
  for (let left = last; left >= 0; left--) {
    const k = back ? last - left : left
    if (times && left < last) {
      const gap = Math.abs((times[k] as number) - (times[back ? k - 1 : k + 1] as number))
      if (gap !== apart) {
        apart = gap
        factor = Math.exp(gap * size)
      }
    }
    inflowTime = (inflowTime + apart * inflow) * factor
    outflowTime = (outflowTime + apart * outflow) * factor
    inflow *= factor
    outflow *= factor
    const amount = amounts[k] as number
    if (amount > 0) inflow += amount
    else outflow -= amount
  }
  at.inflow = inflow
  at.outflow = outflow
  at.inflowSlope = back ? inflowTime : -inflowTime
  at.outflowSlope = back ? outflowTime : -outflowTime
}
