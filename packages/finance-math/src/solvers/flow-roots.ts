import { balancePoints } from './balance-points.ts'

/** What flows the solvers read: by time, none of them 0. */
export interface Flows {
  times: number[]
  amounts: number[]
}

/** The moments, between two flows, at which the flows change their direction. */
export function turningPoints({ times, amounts }: Flows): number[] {
  const turns: number[] = []
  for (let k = 1; k < times.length; k++) {
    if ((amounts[k] as number) > 0 !== (amounts[k - 1] as number) > 0) {
      turns.push(((times[k] as number) + (times[k - 1] as number)) / 2)
    }
  }
  return turns
}

/**
 * Every force of interest at which the flows are worth nothing, ascending.
 *
 * Between two neighbouring roots of the value lies a root of its derivative, and the derivative of the value
 * seen from a turning point has one turning point less: so the roots of simpler and simpler flows separate
 * those of the flows asked about (Descartes' rule of signs for sums of exponentials). Flows that turn too
 * often for that are searched on a grid.
 */
export function flowRoots(flows: Flows, turns: readonly number[]): number[] {
  const { times, amounts } = flows
  const last = times.length - 1
  const reach = times[last] as number
  let level = turns.length
  let roots: number[] = []
  if (level * level * last > 4e6) {
    level = 1
    roots = Array.from({ length: 65 }, (_, k) => Math.sinh((k - 32) / 5) / 20)
  }
  while (level--) {
    const weights = amounts.map((amount, k) => {
      for (let turn = 0; turn < level; turn++) {
        amount *= ((turns[turn] as number) - (times[k] as number)) / reach
      }
      return amount
    })
    roots = balancePoints(
      (force) => flowGap(times, weights, force),
      reach,
      weights[last] as number,
      weights[0] as number,
      roots,
    )
  }
  return roots
}

/** ln(inflows / outflows) of flows at a force of interest. */
function flowGap(times: readonly number[], amounts: readonly number[], force: number): number {
  const last = times.length - 1
  let inflow = 0
  let outflow = 0
  let factor = 1
  let gap = 0
  let time = 0
  for (let left = last; left >= 0; left--) {
    // Discounted to the first flow, or below zero compounded to the last: no factor ever exceeds 1.
    const k = force < 0 ? last - left : left
    const apart = Math.abs((times[k] as number) - time)
    if (apart !== gap) {
      gap = apart
      factor = Math.exp(-gap * Math.abs(force))
    }
    inflow *= factor
    outflow *= factor
    const amount = amounts[k] as number
    if (amount > 0) inflow += amount
    else outflow -= amount
    time = times[k] as number
  }
  return Math.log1p((inflow - outflow) / outflow)
}
