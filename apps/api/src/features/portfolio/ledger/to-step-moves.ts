import type { Movement } from './movement.ts'
import { SKEW_MS } from './walk-back.ts'
import type { PointRow, WalletPoint } from './wallet-point.ts'

/**
 * The movements of one asset by the step that they lie in: the number of the first point that is not before them. A
 * recording may miss what moved a moment before it, or know what is dated a moment after; then the movement belongs to
 * the step that its balance tells.
 */
export function toStepMoves(
  changes: readonly Movement[],
  points: readonly WalletPoint[],
  rows: readonly (PointRow | undefined)[],
): Map<number, Movement[]> {
  const steps = new Map<number, Movement[]>()
  for (const change of changes) {
    const step = findStep(change.at, points)
    if (step > points.length) continue
    const known = steps.get(step)
    if (known === undefined) steps.set(step, [change])
    else known.push(change)
  }
  for (const [index, point] of points.entries()) {
    // Elsewhere balances are worked out from the very movements.
    if (point.isRecorded || point.provenance === 'observed') settle(index, point.at, steps, rows)
  }
  steps.delete(0)
  steps.delete(points.length)
  return steps
}

/** The number of the first point that is not before a moment. */
function findStep(at: number, points: readonly WalletPoint[]): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** Moves what lies close to a recording to the side of it where the recorded balance has it. */
function settle(
  index: number,
  at: number,
  steps: Map<number, Movement[]>,
  rows: readonly (PointRow | undefined)[],
): void {
  if (index === 0) return
  const before = steps.get(index) ?? []
  const after = steps.get(index + 1) ?? []
  const told = before.reduce((sum, { amount }) => sum + amount, rows[index - 1]?.balance ?? 0n)
  const missing = (rows[index]?.balance ?? 0n) - told
  if (missing === 0n) return
  let sum = 0n
  for (let count = 1; count <= before.length; count += 1) {
    const movement = before[before.length - count]
    if (movement === undefined || movement.at < at - SKEW_MS) break
    sum -= movement.amount
    if (sum !== missing) continue
    steps.set(index, before.slice(0, -count))
    steps.set(index + 1, [...before.slice(-count), ...after])
    return
  }
  sum = 0n
  for (const [place, movement] of after.entries()) {
    if (movement.at > at + SKEW_MS) break
    sum += movement.amount
    if (sum !== missing) continue
    steps.set(index, [...before, ...after.slice(0, place + 1)])
    steps.set(index + 1, after.slice(place + 1))
    return
  }
}
