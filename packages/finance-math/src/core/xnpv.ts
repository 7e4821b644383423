import { above, result } from '../primitives/check.ts'
import { type DatedFlow, datedFlows } from '../solvers/dated-flows.ts'

export function xnpv(rate: number, flows: readonly DatedFlow[]): number {
  const force = Math.log1p(above('rate', rate, -1))
  const { times, amounts } = datedFlows(flows, 1)
  let value = 0
  amounts.forEach((amount, k) => {
    value += amount * Math.exp(-force * (times[k] as number))
  })
  return result('rate', rate, value)
}
