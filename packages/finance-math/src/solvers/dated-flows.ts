import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { invalid } from '../primitives/check.ts'
import type { Flows } from './flow-roots.ts'

/** One cash flow on one day; money out is negative. */
export interface DatedFlow {
  date: CalendarDate
  amount: number
}

/** Flows in years of 365 days since the first, one amount per day, whatever order they came in. */
export function datedFlows(flows: readonly DatedFlow[], length = 2): Flows {
  if (!(Array.isArray(flows) && flows.length >= length))
    invalid('flows', flows, `at least ${length} cash flows`)
  const days: [day: number, amount: number][] = []
  let inOrder = true
  let before = -Infinity
  for (let k = 0; k < flows.length; k++) {
    const flow = flows[k] as DatedFlow | undefined
    const amount = flow?.amount as number
    if (!Number.isFinite(amount)) invalid('flows', flows, 'objects of date and finite amount')
    const day = calendarDay('flows', flow?.date as CalendarDate)
    inOrder &&= day >= before
    before = day
    days.push([day, amount])
  }
  if (!inOrder) days.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const times: number[] = []
  const amounts: number[] = []
  const first = days[0]?.[0] as number
  let sum = 0
  for (let k = 0; k < days.length; k++) {
    const [day, amount] = days[k] as [number, number]
    sum += amount
    if (day === days[k + 1]?.[0]) continue
    if (sum) {
      times.push((day - first) / 365)
      amounts.push(sum)
    }
    sum = 0
  }
  return { times, amounts }
}
