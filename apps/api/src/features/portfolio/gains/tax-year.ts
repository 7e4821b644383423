import {
  AppError,
  DAY_MS,
  type GainsCountry,
  HOUR_MS,
  MINUTE_MS,
  nameTaxYear,
  runningTaxYear,
  taxYears,
  toTaxYearSpan,
} from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../../lib/at-most.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/**
 * The first and last day of a tax year as it is named: `2025-26`, or `2025`. Throws BAD_REQUEST for a year that the
 * country has not, whose rules are not known, or that has not begun.
 */
export function readTaxYear(country: GainsCountry, text: string, now: number): { from: string; to: string } {
  const { firstYear, lastYear } = taxYears[country]
  const first = Number(text.slice(0, 4))
  if (text !== nameTaxYear(country, first)) {
    refuse(`A tax year is written as ${nameTaxYear(country, 2025)} here.`)
  }
  if (first < firstYear) refuse(`Years before ${nameTaxYear(country, firstYear)} are not computed here.`)
  if (first > runningTaxYear(country, now)) refuse('This tax year has not begun.')
  if (lastYear !== null && first > lastYear) {
    refuse(
      `The rules of ${text} are not known here yet: years up to ${nameTaxYear(country, lastYear)} are computed.`,
    )
  }
  return toTaxYearSpan(country, first)
}

function refuse(message: string): never {
  throw new AppError('BAD_REQUEST', { message })
}

/** How far the clocks of a zone are ahead of UTC, looked up as seldom as may be. */
interface ZoneOffsets {
  format: Intl.DateTimeFormat
  /** By day of UTC; null of one in which they change. */
  days: LRUCache<number, { offset: number | null }>
  /** At the start of a day of UTC. */
  starts: LRUCache<number, number>
  /** By hour, of such days: they change at whole hours. */
  hours: LRUCache<number, number>
}
const zones = new Map<string, ZoneOffsets>()

function offsetOf(at: number, timeZone: string): number {
  let zone = zones.get(timeZone)
  if (zone === undefined) {
    zone = {
      format: toOffsetFormat(timeZone),
      days: new LRUCache(atMost(20_000)),
      starts: new LRUCache(atMost(20_000)),
      hours: new LRUCache(atMost(20_000)),
    }
    zones.set(timeZone, zone)
  }
  const { format, days, hours } = zone
  const day = Math.floor(at / DAY_MS)
  let ofDay = days.get(day)
  if (ofDay === undefined) {
    const [first, next] = [startOf(zone, day), startOf(zone, day + 1)]
    ofDay = { offset: first === next ? first : null }
    days.set(day, ofDay)
  }
  if (ofDay.offset !== null) return ofDay.offset
  const hour = Math.floor(at / HOUR_MS)
  const known = hours.get(hour)
  if (known !== undefined) return known
  const offset = readOffset(format, at)
  hours.set(hour, offset)
  return offset
}

/** The offset at the start of a day of UTC; days are asked for in a row, and each ends where the next begins. */
function startOf({ format, starts }: ZoneOffsets, day: number): number {
  const known = starts.get(day)
  if (known !== undefined) return known
  const offset = readOffset(format, day * DAY_MS)
  starts.set(day, offset)
  return offset
}

/** What writes how far a zone's clocks are ahead; throws for what is no zone. */
export const toOffsetFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
export function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(format.format(at)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS)
}

/** The day of a moment in a zone. */
export function toLocalDay(at: number, timeZone: string): string {
  return toLocalInstant(at, timeZone).slice(0, 10)
}

/** A moment as it is written in a zone, with its offset: `2026-04-01T01:30:00+05:30`. */
export function toLocalInstant(at: number, timeZone: string): string {
  // One moment is often asked for several times in a row.
  if (last.at !== at || last.timeZone !== timeZone) {
    last = { at, timeZone, written: writeInstant(at, offsetOf(at, timeZone)) }
  }
  return last.written
}
let last = { at: Number.NaN, timeZone: '', written: '' }

function writeInstant(at: number, offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const written = new Date(at + offset).toISOString().slice(0, 19)
  return `${written}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
