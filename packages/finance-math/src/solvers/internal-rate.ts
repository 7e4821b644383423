import { invalid } from '../primitives/check.ts'
import { type Flows, flowRoots, turningPoints } from './flow-roots.ts'
import { nearestRate } from './nearest-rate.ts'

/** The internal rate of return, nearest to the guess, of flows that were passed as `argument`. */
export function internalRate(argument: string, passed: unknown, flows: Flows, guess: number): number {
  const turns = turningPoints(flows)
  if (!turns.length) invalid(argument, passed, 'cash flows of both signs')
  return nearestRate(argument, passed, flowRoots(flows, turns), guess)
}
