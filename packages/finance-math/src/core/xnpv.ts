import { above, result } from '../primitives/check.ts'
import { type DatedFlow, parseDatedFlows } from '../solvers/parse-dated-flows.ts'

/**
 * The net present value of dated cash flows, seen from the earliest of them.
 *
 * @formula XNPV = Σ C_k / (1 + r)^((d_k − d_0)/365)
 * @where C_k an amount; d_k its day; d_0 the first day; r rate
 * @param rate per year, as a fraction, above -1
 * @param flows at least one `{ date, amount }`, in any order
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see Excel `XNPV`; actual/365
 * @example
 * roundTo(xnpv(0.09, [{ date: '2008-01-01', amount: -10_000 }, { date: '2008-03-01', amount: 2750 }, { date: '2008-10-30', amount: 4250 }, { date: '2009-02-15', amount: 3250 }, { date: '2009-04-01', amount: 2750 }]), 2) //=> 2086.65
 */
export function xnpv(rate: number, flows: readonly DatedFlow[]): number {
  const force = Math.log1p(above('rate', rate, -1))
  const days = parseDatedFlows(flows, 1)
  let first = Infinity
  for (const [day] of days) first = Math.min(first, day)
  let value = 0
  for (const [day, amount] of days) value += amount * Math.exp((force * (first - day)) / 365)
  return result('rate', rate, value)
}
