import { balancePoints, type Imbalance, logGap } from './balance-points.ts'

/** What flows the solvers read: by time, the first and the last of them not 0. */
export interface Flows {
  amounts: readonly number[]
  /** The time of each amount; 0, 1, 2, ... where left out. */
  times: readonly number[] | undefined
}

/** The moments, between two flows, at which the flows change their direction. */
export function turningPoints({ times, amounts }: Flows): number[] {
  const turns: number[] = []
  let before = 0
  for (let k = 0; k < amounts.length; k++) {
    const amount = amounts[k] as number
    if (amount === 0) continue
    if (k && amount > 0 !== (amounts[before] as number) > 0) {
      turns.push(times ? ((times[before] as number) + (times[k] as number)) / 2 : (before + k) / 2)
    }
    before = k
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
  const last = amounts.length - 1
  let level = turns.length
  let roots: number[] = []
  if (level * level * last > 4e6) {
    level = 1
    roots = Array.from({ length: 65 }, (_, k) => Math.sinh((k - 32) / 5) / 20)
  }
  while (level--) {
    const weights = level ? seenFrom(turns.slice(0, level), flows) : amounts
    roots = balancePoints(
      (force, at) => measureFlows(times, weights, force, at),
      weights[last] as number,
      weights[0] as number,
      roots,
    )
  }
  return roots
}

/** The amounts of the derivatives of the value seen from each of the turning points. */
function seenFrom(turns: readonly number[], { times, amounts }: Flows): number[] {
  const reach = times?.at(-1) ?? amounts.length
  return amounts.map((amount, k) =>
    turns.reduce((weight, turn) => (weight * (turn - (times?.[k] ?? k))) / reach, amount),
  )
}

/** Measures flows at a force of interest. */
function measureFlows(
  times: readonly number[] | undefined,
  amounts: readonly number[],
  force: number,
  at: Imbalance,
): void {
  const last = amounts.length - 1
  const back = force < 0
  const size = Math.abs(force)
  let inflow = 0
  let outflow = 0
  let inflowTime = 0
  let outflowTime = 0
  let apart = 1
  let factor = Math.exp(-size)
  for (let left = last; left >= 0; left--) {
    // Discounted to the first flow, or below zero compounded to the last: no factor ever exceeds 1.
    const k = back ? last - left : left
    if (times && left < last) {
      const gap = Math.abs((times[k] as number) - (times[back ? k - 1 : k + 1] as number))
      if (gap !== apart) {
        apart = gap
        factor = Math.exp(-gap * size)
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
  at.gap = logGap(inflow, outflow)
  at.slope = (inflowTime / inflow - outflowTime / outflow) * (back ? 1 : -1)
}
