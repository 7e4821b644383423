import { internalRate } from '../solvers/internal-rate.ts'
import { periodicFlows } from '../solvers/periodic-flows.ts'

export function irr(values: readonly number[], guess = 0.1): number {
  return internalRate('values', values, periodicFlows('values', values), guess)
}
