import { datedFlows } from '../solvers/dated-flows.ts'
import { flowRoots, signChanges } from '../solvers/flow-roots.ts'
import type { DatedFlow } from '../solvers/parse-dated-flows.ts'
import { periodicFlows } from '../solvers/periodic-flows.ts'
import { rateOf } from '../solvers/rate-of.ts'

/** What is known of cash flows before asking for their rate of return. */
export interface CashFlowAnalysis {
  /** How often the flows change direction in time: the most rates of return that they can have. */
  signChanges: number
  /** Every rate of return, ascending. */
  roots: number[]
}

/**
 * Says how often cash flows change direction and lists every rate of return they have.
 *
 * Every root of the formula is a rate; by Descartes' rule there are no more than there are sign changes.
 *
 * @formula 0 = Σ C_k / (1 + r)^(t_k)
 * @where C_k a flow; t_k its periods, or days / 365, since the first; r a rate of return
 * @param flows at least two amounts, one per period, or `{ date, amount }`
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault
 * @see Descartes' rule of signs, extended to real exponents by Laguerre
 * @example
 * analyzeCashFlows([-10, 21, -11]).roots.map((root) => roundTo(root, 9)) //=> [0, 0.1]
 */
export function analyzeCashFlows(flows: readonly number[] | readonly DatedFlow[]): CashFlowAnalysis {
  const dated = Array.isArray(flows) && typeof flows[0] === 'object'
  const ready = dated
    ? datedFlows(flows as readonly DatedFlow[])
    : periodicFlows('flows', flows as readonly number[])
  const changes = signChanges(ready)
  return { signChanges: changes, roots: flowRoots(ready, changes).map(rateOf) }
}
