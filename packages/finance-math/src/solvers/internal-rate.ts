import { invalid } from '../primitives/check.ts'
import { type Flows, flowRoots, signChanges } from './flow-roots.ts'
import { nearestRate } from './nearest-rate.ts'

/** The internal rate of return, nearest to the guess, of flows that were passed as `argument` and have to be `what`. */
export function internalRate(
  argument: string,
  passed: unknown,
  flows: Flows,
  guess: number,
  what = 'cash flows of both signs',
): number {
  const changes = signChanges(flows)
  if (!changes) invalid(argument, passed, what)
  return nearestRate(argument, passed, flowRoots(flows, changes), guess)
}
