import { AppError, type GainsCountry, nameTaxYear, runningTaxYear, taxYears } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../../lib/at-most.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/**
 * The first and last day of a tax year as it is named: `2025-26`, or `2025`. Throws BAD_REQUEST for a year that the
 * country has not, whose rules are not known, or that has not begun.
 */
export function readTaxYear(country: GainsCountry, text: string, now: number): { from: string; to: string } {
  const { begins, firstYear, lastYear } = taxYears[country]
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
  const { month, day } = begins
  const last = new Date(Date.UTC(first + 1, month - 1, day) - 86_400_000)
  return { from: `${first}-${pad(month)}-${pad(day)}`, to: last.toISOString().slice(0, 10) }
}

function refuse(message: string): never {
  throw new AppError('BAD_REQUEST', { message })
}

const HOUR_MS = 3_600_000
const formats = new Map<string, Intl.DateTimeFormat>()
/** By zone, then by hour. */
const offsets = new Map<string, LRUCache<number, number>>()

/** How far a zone's clocks are ahead of UTC. They change at whole hours, so that it is looked up once for each. */
function offsetOf(at: number, timeZone: string): number {
  const hour = Math.floor(at / HOUR_MS)
  let ofZone = offsets.get(timeZone)
  if (ofZone === undefined) {
    ofZone = new LRUCache(atMost(200_000))
    offsets.set(timeZone, ofZone)
  }
  const known = ofZone.get(hour)
  if (known !== undefined) return known
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000)
  ofZone.set(hour, offset)
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
