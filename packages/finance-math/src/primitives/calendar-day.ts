import { invalid } from './check.ts'

/** A calendar day: an ISO `YYYY-MM-DD` string, or a `Date` read as its UTC day. */
export type CalendarDate = string | Date

const isoDate = /^\d{4}-\d\d-\d\d$/

/** Days since 1970-01-01, the same for every time zone. */
export function calendarDay(argument: string, date: CalendarDate): number {
  let day = Number.NaN
  if (date instanceof Date) day = Math.floor(date.getTime() / 864e5)
  else if (typeof date === 'string' && isoDate.test(date)) {
    const time = Date.parse(date)
    // Some engines roll 30 February over into March.
    if (new Date(time).getUTCDate() === Number(date.slice(8))) day = time / 864e5
  }
  return Number.isFinite(day) ? day : invalid(argument, date, 'dated YYYY-MM-DD or with a valid Date')
}
