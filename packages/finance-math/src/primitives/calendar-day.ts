import { invalid } from './check.ts'

/** A calendar day: an ISO `YYYY-MM-DD` string, or a `Date` read as its UTC day. */
export type CalendarDate = string | Date

/** Days since 1970-01-01, the same in every time zone. */
export function calendarDay(argument: string, date: CalendarDate): number {
  const day = date instanceof Date ? Math.floor(date.getTime() / 864e5) : isoDay(date)
  return Number.isFinite(day)
    ? (day as number)
    : invalid(argument, date, 'dated YYYY-MM-DD or with a valid Date')
}

/** Several times faster than the Date parser, which besides takes 30 February for 1 March. */
function isoDay(text: string): number | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const digits = (at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528
  const year = digits(0) * 100 + digits(2)
  const month = digits(5)
  const date = digits(8)
  const start = daysBefore(year, month)
  const exists = month > 0 && month < 13 && date > 0 && date <= daysBefore(year, month + 1) - start
  return exists ? start + date : undefined
}

/** Days from 1970-01-01 to the last day before a month; years count from March, so that leap days come last. */
function daysBefore(year: number, month: number): number {
  const years = month < 3 ? year + 399 : year + 400
  const days = ((153 * ((month + 9) % 12) + 2) / 5) | 0
  return years * 365 + ((years / 4) | 0) - ((years / 100) | 0) + ((years / 400) | 0) + days - 865_566
}
