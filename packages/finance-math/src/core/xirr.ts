import { datedFlows } from '../solvers/dated-flows.ts'
import { internalRate } from '../solvers/internal-rate.ts'
import type { DatedFlow } from '../solvers/parse-dated-flows.ts'

export type { DatedFlow }

/**
 * The internal rate of return per year of dated cash flows.
 *
 * @formula 0 = Σ C_k / (1 + r)^((d_k − d_0)/365)
 * @where C_k an amount; d_k its day; d_0 the first day; r the rate
 * @param flows at least two `{ date, amount }`, in any order, of both signs once those of a day are added up; dates are ISO strings or
 *   `Date`s read as UTC days
 * @param guess where several rates fit, the one nearest to this is given, as ln(1 + rate); default 0.1.
 *   `analyzeCashFlows` lists them all
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where no rate fits
 * @see Excel `XIRR`; actual/365
 * @example
 * roundTo(xirr([{ date: '2008-01-01', amount: -10_000 }, { date: '2008-03-01', amount: 2750 }, { date: '2008-10-30', amount: 4250 }, { date: '2009-02-15', amount: 3250 }, { date: '2009-04-01', amount: 2750 }]), 6) //=> 0.373363
 */
export function xirr(flows: readonly DatedFlow[], guess = 0.1): number {
  return internalRate('flows', flows, datedFlows(flows), guess, 'of both signs, each day summed')
}
