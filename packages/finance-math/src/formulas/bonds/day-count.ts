/**
 * How days between two dates are counted, as bond markets name it and spreadsheets number it (0 to 4 in the
 * order `30/360`, `actual/actual`, `actual/360`, `actual/365`, `30E/360`).
 */
export type DayCountBasis = '30/360' | 'actual/actual' | 'actual/360' | 'actual/365' | '30E/360'

export const dayCountBases = ['30/360', 'actual/actual', 'actual/360', 'actual/365', '30E/360'] as const

/** A calendar day in its parts. */
export interface DayParts {
  year: number
  month: number
  day: number
}

/** The parts of a day counted from 1970-01-01. */
export function dayParts(day: number): DayParts {
  const date = new Date(day * 864e5)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
}

/** The day, from 1970-01-01, of a date whose month may lie outside 0 to 11. */
export function dayOf(year: number, month: number, day: number): number {
  // Date.UTC takes the years 0 to 99 for those of the last century.
  return new Date(0).setUTCFullYear(year, month, day) / 864e5
}

/** The last day of a month, which may lie outside 0 to 11. */
export function lastDayOfMonth(year: number, month: number): number {
  return dayParts(dayOf(year, month + 1, 0)).day
}

/** The days from one day to a later one, both counted from 1970-01-01. */
export function daysBetween(basis: DayCountBasis, from: number, to: number): number {
  if (basis !== '30/360' && basis !== '30E/360') return to - from
  const start = dayParts(from)
  const end = dayParts(to)
  const isEndOfFebruary = ({ year, month, day }: DayParts) =>
    month === 1 && day === lastDayOfMonth(year, month)
  let last = Math.min(end.day, basis === '30E/360' ? 30 : 31)
  let first = Math.min(start.day, 30)
  if (basis === '30/360') {
    // Months of 30 days: a month's end counts as its 30th if the first day is one too.
    if (isEndOfFebruary(start)) {
      first = 30
      if (isEndOfFebruary(end)) last = 30
    }
    if (first === 30 && last === 31) last = 30
  }
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + last - first
}
