import type { Balance, Measure } from './balance-point.ts'
import { balancePoints, lonePoint } from './balance-points.ts'

/** What flows the solvers read: by time, the first and the last of them not 0. */
export interface Flows {
  amounts: readonly number[]
  /** The day of each amount, from 0, of years of 365 days; 0, 1, 2, ... periods where left out. */
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
  const measure: Measure = (at) => measureFlows(flows, at)
  if (changes > 1) return balancePoints(measure, flows.amounts.length)
  return changes ? lonePoint(measure, flows.amounts.at(-1) as number) : []
}

function measureFlows({ times, amounts }: Flows, at: Balance): void {
  const last = amounts.length - 1
  const back = at.force < 0
  const years = times ? 1 / 365 : 1
  const size = -Math.abs(at.force) * years
  let inflow = 0
  let outflow = 0
  let inflowTime = 0
  let outflowTime = 0
  const end = times ? (times[last] as number) : last
  // As if the first amount to be read came one period after another, so that the factor is mostly right.
  let before = back ? -1 : end + 1
  let apart = 1
  let factor = Math.exp(size)
  for (let left = last; left >= 0; left--) {
    const k = back ? last - left : left
    const time = times ? (times[k] as number) : k
    if (Math.abs(time - before) !== apart) {
      apart = Math.abs(time - before)
      factor = Math.exp(apart * size)
    }
    before = time
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
  const inflowMean = inflowTime / inflow
  const outflowMean = outflowTime / outflow
  at.inflowTime = (back ? end - inflowMean : inflowMean) * years
  at.outflowTime = (back ? end - outflowMean : outflowMean) * years
}
