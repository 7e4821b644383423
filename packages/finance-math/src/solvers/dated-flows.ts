import type { Flows } from './flow-roots.ts'
import { type DatedFlow, parseDatedFlows } from './parse-dated-flows.ts'

/** Flows by days since the first, one amount per day, whatever order they came in. */
export function datedFlows(flows: readonly DatedFlow[]): Flows {
  const days = parseDatedFlows(flows, 2)
  days.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const times: number[] = []
  const amounts: number[] = []
  const first = days[0]?.[0] as number
  let sum = 0
  for (let k = 0; k < days.length; k++) {
    const [day, amount] = days[k] as [number, number]
    sum += amount
    if (day === days[k + 1]?.[0]) continue
    if (sum) {
      times.push(day - first)
      amounts.push(sum)
    }
    sum = 0
  }
  return { times, amounts }
}
