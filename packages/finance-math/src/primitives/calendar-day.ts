/** A calendar day: an ISO `YYYY-MM-DD` string, or a `Date` read as its UTC day. */
export type CalendarDate = string | Date

/** Days since 1970-01-01, the same in every time zone; NaN for what is no day. */
export function calendarDay(date: unknown): number {
  if (date instanceof Date) return Math.floor(date.getTime() / 864e5)
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return Number.NaN
  const time = Date.parse(date)
  // Some engines take 30 February for 1 March.
  return new Date(time).getUTCDate() === Number(date.slice(8)) ? time / 864e5 : Number.NaN
}
