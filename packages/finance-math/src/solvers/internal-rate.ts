import { invalid } from '../primitives/check.ts'
import { type Flows, flowRoots, signChanges } from './flow-roots.ts'
import { nearestRate } from './nearest-rate.ts'

/** The internal rate of return, nearest to the guess, of flows that were passed as `argument`. */
export function internalRate(argument: string, passed: unknown, flows: Flows, guess: number): number {
  const changes = signChanges(flows)
  if (!changes) invalid(argument, passed, 'cash flows of both signs')
  return nearestRate(argument, passed, flowRoots(flows, changes), guess)
}
