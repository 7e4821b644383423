import { type DatedFlow, datedFlows } from '../solvers/dated-flows.ts'
import { internalRate } from '../solvers/internal-rate.ts'

export type { DatedFlow }

export function xirr(flows: readonly DatedFlow[], guess = 0.1): number {
  return internalRate('flows', flows, datedFlows(flows), guess)
}
