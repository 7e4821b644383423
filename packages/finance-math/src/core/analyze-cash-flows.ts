import { type DatedFlow, datedFlows } from '../solvers/dated-flows.ts'
import { flowRoots, turningPoints } from '../solvers/flow-roots.ts'
import { periodicFlows } from '../solvers/periodic-flows.ts'

/** What is known of cash flows before asking for their rate of return. */
export interface CashFlowAnalysis {
  /** How often the flows change direction in time: the most rates of return that they can have. */
  signChanges: number
  /** Every rate of return, ascending. */
  roots: number[]
}

export function analyzeCashFlows(flows: readonly number[] | readonly DatedFlow[]): CashFlowAnalysis {
  const dated = Array.isArray(flows) && typeof flows[0] === 'object'
  const ready = dated
    ? datedFlows(flows as readonly DatedFlow[])
    : periodicFlows('flows', flows as readonly number[])
  const turns = turningPoints(ready)
  return { signChanges: turns.length, roots: flowRoots(ready, turns).map((root) => Math.expm1(root) + 0) }
}
