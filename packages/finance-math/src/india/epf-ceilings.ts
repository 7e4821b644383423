import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { ruleOn } from './dated-rule.ts'
import type { EpfSegment } from './epf-heads.ts'
import { epfWageCeiling } from './rules/epf-wage-ceiling.ts'

/** The days of the month of a day under each ceiling that holds in it: two where it changes, otherwise one. */
export function epfCeilings(date: CalendarDate): EpfSegment[] {
  const day = new Date(calendarDay(date) * 864e5)
  day.setUTCDate(1)
  const before = ruleOn(epfWageCeiling, day).value
  day.setUTCMonth(day.getUTCMonth() + 1, 0)
  const { value: ceiling, from } = ruleOn(epfWageCeiling, day)
  if (before === ceiling) return [{ days: 1, ceiling }]
  const served = Number(from.slice(8)) - 1
  return [
    { days: served, ceiling: before },
    { days: day.getUTCDate() - served, ceiling },
  ]
}
