import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { invalid } from '../primitives/check.ts'

/** Whole years, whole months beyond them, and days beyond those, with the part of a month that they are. */
export interface ServicePeriod {
  years: number
  months: number
  days: number
  partOfMonth: number
}

/**
 * How long somebody served from a day to another, both served: 1 April to 31 March is a whole year. A month ends
 * the day before the day of its number, or where there is none on the last of its month, so that a year from
 * 29 February is complete on 28 February.
 */
export function servicePeriod(joinDate: CalendarDate, lastWorkingDate: CalendarDate): ServicePeriod {
  const first = calendarDay(joinDate)
  if (Number.isNaN(first)) invalid('joinDate', joinDate, 'a day such as 2020-04-01')
  const end = calendarDay(lastWorkingDate) + 1
  if (!(end > first)) invalid('lastWorkingDate', lastWorkingDate, 'a day from joinDate on')
  const joined = new Date(first * 864e5)
  const year = joined.getUTCFullYear()
  const month = joined.getUTCMonth()
  const day = joined.getUTCDate()
  /** The day after so many months have been served. */
  const after = (months: number): number => {
    const next = Date.UTC(year, month + months + 1, 1)
    return Math.min(Date.UTC(year, month + months, day), next) / 864e5
  }
  const last = new Date(end * 864e5)
  const about = (last.getUTCFullYear() - year) * 12 + last.getUTCMonth() - month
  const served = after(about) <= end ? about : about - 1
  const days = end - after(served)
  const partOfMonth = days / (after(served + 1) - after(served))
  return { years: Math.floor(served / 12), months: served % 12, days, partOfMonth }
}
