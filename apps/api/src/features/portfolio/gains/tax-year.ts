import { AppError } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import type { TaxCountry } from './tax-country.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/**
 * The first and last day of a tax year: `2025-26` for one that lies in two calendar years, `2025` for one that does not.
 * Throws BAD_REQUEST for a year that the country has not, or that has not begun.
 */
export function readTaxYear(
  text: string,
  { yearBegins: { month, day }, firstYear, timeZone }: TaxCountry,
  now: number,
): { from: string; to: string } {
  const isCalendar = month === 1 && day === 1
  const first = Number(text.slice(0, 4))
  const example = isCalendar ? '2025' : '2025-26'
  const expected = isCalendar ? String(first) : `${first}-${pad((first + 1) % 100)}`
  if (text !== expected) {
    throw new AppError('BAD_REQUEST', { message: `A tax year is written as ${example} here.` })
  }
  const from = `${first}-${pad(month)}-${pad(day)}`
  if (first < firstYear) {
    throw new AppError('BAD_REQUEST', {
      message: `Years before ${isCalendar ? firstYear : `${firstYear}-${pad((firstYear + 1) % 100)}`} are not computed here.`,
    })
  }
  if (from > toLocalDay(now, timeZone)) {
    throw new AppError('BAD_REQUEST', { message: 'This tax year has not begun.' })
  }
  const last = new Date(Date.UTC(first + 1, month - 1, day) - 86_400_000)
  return { from, to: last.toISOString().slice(0, 10) }
}

const HOUR_MS = 3_600_000
const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new LRUCache<string, number>({ max: 200_000 })

/** How far a zone's clocks are ahead of UTC. They change at whole hours, so that it is looked up once for each. */
function offsetOf(at: number, timeZone: string): number {
  const hour = Math.floor(at / HOUR_MS)
  const key = `${timeZone} ${hour}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000)
  offsets.set(key, offset)
  return offset
}

/** The day of a moment in a zone. */
export function toLocalDay(at: number, timeZone: string): string {
  return new Date(at + offsetOf(at, timeZone)).toISOString().slice(0, 10)
}

/** A moment as it is written in a zone, with its offset: `2026-04-01T01:30:00+05:30`. */
export function toLocalInstant(at: number, timeZone: string): string {
  const offset = offsetOf(at, timeZone)
  const minutes = Math.abs(offset) / 60_000
  const written = new Date(at + offset).toISOString().slice(0, 19)
  return `${written}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
