import { CostBasisError } from './cost-basis-error.ts'

/** A moment in time, and the calendar day and year that its writer calls it by. */
export interface ParsedDate {
  /** As it was given. */
  text: string
  /** Milliseconds since 1970, for order; of a day without a time, its first, in UTC: no place among instants. */
  moment: number
  /** Minutes by which the zone that it is written in is ahead of UTC; undefined of a day alone. */
  zone: number | undefined
  /** Days since 1970-01-01 of the day as written, in the zone it was written in. */
  day: number
  year: number
}

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])(0\d|1[0-4]):?([0-5]\d))$/
const dayMs = 86_400_000

/** Reads an ISO day or an instant with a zone. An instant without a zone is refused: its day would be a guess. */
export function parseDate(field: string, value: unknown): ParsedDate {
  // What is bought, given up and paid as a fee in one moment has one date, and stands side by side.
  if (last !== undefined && value === last.text) return last
  const date = (typeof value === 'string' && readUsual(value)) || readDate(field, value)
  last = date
  return date
}
let last: ParsedDate | undefined

/**
 * Reads a day alone, or with seconds and a zone of hours and minutes, sign by sign: nearly every date of a long history is
 * one of these, and a pattern takes longer. Undefined for all else, also for what is no day.
 */
function readUsual(text: string): ParsedDate | undefined {
  const { length } = text
  if (length !== 10 && length !== 25) return undefined
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return undefined
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2)
  const [month, date] = [twoDigits(text, 5), twoDigits(text, 8)]
  // What is no number is neither below nor above, and fails each of these.
  if (!(year >= 100 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month)))
    return undefined
  const start = Date.UTC(year, month - 1, date)
  const day = start / dayMs
  if (length === 10) return { text, moment: start, zone: undefined, day, year }
  const isSeparated =
    text.charCodeAt(10) === LETTER_T &&
    text.charCodeAt(13) === COLON &&
    text.charCodeAt(16) === COLON &&
    text.charCodeAt(22) === COLON
  const sign = text.charCodeAt(19)
  const [hour, minute, second] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)]
  const [zoneHours, zoneMinutes] = [twoDigits(text, 20), twoDigits(text, 23)]
  const isTime = hour <= 23 && minute <= 59 && second <= 59 && zoneHours <= 14 && zoneMinutes <= 59
  if (!isSeparated || !isTime || (sign !== PLUS && sign !== DASH)) return undefined
  const ahead = zoneHours * 60 + zoneMinutes
  const zone = sign === DASH ? -ahead : ahead
  const written = start + (hour * 3600 + minute * 60 + second) * 1000
  return { text, moment: written - zone * 60_000, zone, day, year }
}
const DASH = '-'.charCodeAt(0)
const PLUS = '+'.charCodeAt(0)
const COLON = ':'.charCodeAt(0)
const LETTER_T = 'T'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)

/** Two digits as a number; NaN where one of them is none. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - ZERO, text.charCodeAt(at + 1) - ZERO]
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

/** Reads an instant in any other of the forms of ISO 8601 that are taken. */
function readDate(field: string, value: unknown): ParsedDate {
  if (value === undefined || value === null) throw new CostBasisError('MISSING', field, value, 'is missing')
  const parts = typeof value === 'string' ? pattern.exec(value) : null
  const year = Number(parts?.[1])
  const month = Number(parts?.[2])
  const date = Number(parts?.[3])
  // Years below 100 are those of the last century to `Date.UTC`, and of nobody's money.
  if (!parts || year < 100 || month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) {
    const what = "must be a day like '2025-03-31' or an instant with a zone like '2025-03-31T20:00:00Z'"
    throw new CostBasisError('INVALID_DATE', field, value, what)
  }
  const start = Date.UTC(year, month - 1, date)
  const zone = zoneOf(parts)
  return { text: parts[0], moment: start + timeOf(parts) - zone * 60_000, zone, day: start / dayMs, year }
}

/** How many days a month has, from 1. */
export function daysIn(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** Milliseconds since midnight, as written. */
function timeOf([, , , , hour, minute, second, fraction]: readonly (string | undefined)[]): number {
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second ?? 0)
  return (seconds + (fraction === undefined ? 0 : Number(`0.${fraction}`))) * 1000
}

function zoneOf([, , , , , , , , sign, hours, minutes]: readonly (string | undefined)[]): number {
  if (sign === undefined) return 0
  const ahead = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -ahead : ahead
}
