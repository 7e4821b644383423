import { DAY_MS, MINUTE_MS, type PurchaseReading } from '@pkg/api-contract'
import { readOffset, toOffsetFormat } from '../tax-year.ts'

/** The moment that a text names, in milliseconds since 1970; null for what is none. */
export type ReadTime = (text: string) => number | null

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthNames = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september']
const allMonths = [...monthNames, 'october', 'november', 'december']

const clock =
  /^(?:[T,\s]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?\s*(?<half>[ap]\.?m\.?)?)?\s*(?<zone>z|utc|gmt|(?:utc|gmt)?[+-]\d{2}:?\d{2})?$/i
const yearFirst = /^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})/
const yearLast = /^(?<first>\d{1,2})(?<mark>[-/.])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?!\d)/
const dayName = /^(?<day>\d{1,2})[-\s]+(?<name>[a-z]{3,9})\.?[-,\s]+(?<year>\d{4}|\d{2})(?!\d)/i
const nameDay = /^(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})(?!\d)/i

/** Whether a text is a date whose order of day and month has to be known, and what of it decides that. */
export function seeDateOrder(text: string): 'day-first' | 'month-first' | 'either' | null {
  const { first, second } = yearLast.exec(text)?.groups ?? {}
  if (first === undefined) return null
  return Number(first) > 12 ? 'day-first' : Number(second) > 12 ? 'month-first' : 'either'
}

/** Whether a name is that of a zone, as the IANA list has it. */
export function isTimeZone(timeZone: string): boolean {
  try {
    toOffsetFormat(timeZone)
    return true
  } catch {
    return false
  }
}

/** Reads times in the forms of exchanges; one that says its own zone is of that, all others are of `timeZone`. */
export function createTimeReader({
  timeZone,
  dateOrder,
}: Pick<PurchaseReading, 'timeZone' | 'dateOrder'>): ReadTime {
  const format = toOffsetFormat(timeZone)
  /** Of an hour that clocks show twice the first; of one that they leave out the one after it. */
  function fromLocal(local: number): number {
    const [before = 0, after = 0] = [-DAY_MS, DAY_MS].map((by) => local - readOffset(format, local + by))
    const isShown = (at: number) => at + readOffset(format, at) === local
    return isShown(before) || !isShown(after) ? before : after
  }

  function readDay(text: string): { year: string; month: number; day: number; length: number } | null {
    const first = yearFirst.exec(text)
    if (first?.groups !== undefined) {
      const { year = '', month, day } = first.groups
      return { year, month: Number(month), day: Number(day), length: first[0].length }
    }
    const last = yearLast.exec(text)
    if (last?.groups !== undefined) {
      const { first: one, second, year = '' } = last.groups
      const [day, month] = dateOrder === 'month-first' ? [second, one] : [one, second]
      return { year, month: Number(month), day: Number(day), length: last[0].length }
    }
    const named = dayName.exec(text) ?? nameDay.exec(text)
    if (named?.groups === undefined) return null
    const { year = '', day, name = '' } = named.groups
    const wanted = name.toLowerCase()
    const month = (months.includes(wanted) ? months.indexOf(wanted) : allMonths.indexOf(wanted)) + 1
    return { year, month, day: Number(day), length: named[0].length }
  }

  return (text) => {
    const seconds = /^(?<whole>\d{10})(?<milli>\d{3})?(?:\.\d+)?$/.exec(text)?.groups
    if (seconds !== undefined) return Number(seconds.whole) * 1_000 + Number(seconds.milli ?? 0)
    const date = readDay(text)
    const rest = date === null ? undefined : clock.exec(text.slice(date.length))?.groups
    if (date === null || rest === undefined) return null
    const { hour = '0', minute = '0', second = '0', half, zone } = rest
    const { month, day } = date
    const year = Number(date.year.length === 2 ? `20${date.year}` : date.year)
    const hours = toHours(Number(hour), half)
    const midnight = new Date(Date.UTC(year, month - 1, day))
    const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day
    if (!isDay || hours === null || Number(minute) > 59 || Number(second) > 59) return null
    const local = midnight.getTime() + ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1_000
    return zone === undefined ? fromLocal(local) : local - toOffset(zone)
  }
}

function toHours(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
}

function toOffset(zone: string): number {
  const {
    sign,
    hours = '0',
    minutes = '0',
  } = /(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})$/.exec(zone)?.groups ?? {}
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}
