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
  const days = new Map<number, number>()
  for (const flow of flows as readonly (DatedFlow | undefined)[]) {
    if (!Number.isFinite(flow?.amount)) invalid('flows', flows, 'objects of date and finite amount')
    const { date, amount } = flow as DatedFlow
    const day = calendarDay('flows', date)
    days.set(day, (days.get(day) ?? 0) + amount)
  }
  const sorted = [...days].sort((a, b) => a[0] - b[0])
  const first = (sorted[0] as [number, number])[0]
  const moved = sorted.filter(([, amount]) => amount)
  return { times: moved.map(([day]) => (day - first) / 365), amounts: moved.map(([, amount]) => amount) }
}
