import { CostBasisError } from './cost-basis-error.ts'

/** A moment in time, and the calendar day and year that its writer calls it by. */
export interface ParsedDate {
  /** As it was given. */
  text: string
  /** Milliseconds since 1970, for order; of a day without a time, its first, in UTC. */
  moment: number
  /** Days since 1970-01-01 of the day as written, in the zone it was written in. */
  day: number
  year: number
}

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d))?$/
const dayMs = 86_400_000

/** Reads an ISO day or an instant with a zone. An instant without a zone is refused: its day would be a guess. */
export function parseDate(field: string, value: unknown): ParsedDate {
  if (value === undefined || value === null) throw new CostBasisError('MISSING', field, value, 'is missing')
  const parts = typeof value === 'string' ? pattern.exec(value) : null
  const [text = '', year, month, date] = parts ?? []
  const start = parts ? Date.UTC(Number(year), Number(month) - 1, Number(date)) : 0
  // 30 February would come out as a day of March, month 13 as January.
  if (!parts || new Date(start).toISOString().slice(0, 10) !== text.slice(0, 10)) {
    const what = "must be a day like '2025-03-31' or an instant with a zone like '2025-03-31T20:00:00Z'"
    throw new CostBasisError('INVALID_DATE', field, value, what)
  }
  const moment = parts[4] === undefined ? start : instant(text, start, parts)
  return { text, moment, day: start / dayMs, year: Number(year) }
}

function instant(text: string, start: number, [, , , , hour, minute, second]: readonly string[]): number {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
  const written =
    start +
    (Number(hour) * 3600 + Number(minute) * 60 + Number(second ?? 0) + Number(`0.${fraction}0`)) * 1000
  const zone = /([+-])(\d\d):?(\d\d)$/.exec(text)
  if (!zone) return written
  const offset = (Number(zone[2]) * 60 + Number(zone[3])) * 60_000
  return zone[1] === '-' ? written + offset : written - offset
}
