import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { invalid, list } from '../primitives/check.ts'

/** One cash flow on one day; money out is negative. */
export interface DatedFlow {
  date: CalendarDate
  amount: number
}

/** The flows as days since 1970-01-01 and amounts, in the order they came in; at least `length` of them. */
export function parseDatedFlows(
  flows: readonly DatedFlow[],
  length: number,
): [day: number, amount: number][] {
  list('flows', flows, length)
  const days: [day: number, amount: number][] = []
  for (let k = 0; k < flows.length; k++) {
    const flow = flows[k] as DatedFlow | undefined
    const day = calendarDay(flow?.date)
    const amount = flow?.amount as number
    if (!(Number.isFinite(day) && Number.isFinite(amount))) {
      invalid('flows', flows, `finite amounts dated YYYY-MM-DD; item ${k} is not`)
    }
    days.push([day, amount])
  }
  return days
}
