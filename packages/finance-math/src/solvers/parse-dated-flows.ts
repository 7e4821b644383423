import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { invalid } from '../primitives/check.ts'

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
  if (!(Array.isArray(flows) && flows.length >= length)) {
    invalid('flows', flows, `at least ${length} cash flows`)
  }
  const days: [day: number, amount: number][] = []
  for (let k = 0; k < flows.length; k++) {
    const flow = flows[k] as DatedFlow | undefined
    const amount = flow?.amount as number
    if (!Number.isFinite(amount)) invalid('flows', flows, 'objects of date and finite amount')
    days.push([calendarDay('flows', flow?.date as CalendarDate), amount])
  }
  return days
}
