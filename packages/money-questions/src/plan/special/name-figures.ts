import { isTimeUnit, timesAYear, units } from '../../grammar/units.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { toPart } from './to-part.ts'

/** What the rules call the figures of each kind, in the order of the text. */
const names = { N: 'nmk', P: 'pq', T: 'tu', R: 'rs', L: 'lw' } as const
const perYear = { month: 12, year: 1, day: 365, week: 365 / 7, fortnight: 26, quarter: 4 } as const

/** The figures of a question under the names that rules call them by; undefined where there are more than names. */
export function nameFigures(reading: Reading): ReadonlyMap<string, number> | undefined {
  const counts = { N: 0, P: 0, T: 0, R: 0, L: 0 }
  const figures = new Map<string, number>()
  const per = reading.quantities.find((quantity) => quantity.per !== undefined)?.per
  for (const [at, quantity] of reading.quantities.entries()) {
    const part = toPart(reading, at)?.charAt(0) as keyof typeof names | undefined
    const name = part === undefined ? undefined : names[part][counts[part]++]
    const value = part === 'L' ? toTimes(reading, quantity, per) : quantity.value
    if (name === undefined || value === undefined) return undefined
    figures.set(name, value)
  }
  return figures
}

/** How often something comes in a time, or the time in the unit that it was said in; a month has no number of days. */
function toTimes(
  { tokens }: Reading,
  { value, end, unit }: Quantity,
  per: Quantity['per'],
): number | undefined {
  const said = units.get(tokens[end - 1]?.text ?? '') ?? unit
  if (said === undefined || !isTimeUnit(said)) return undefined
  const times = Number((value * (per === undefined ? timesAYear[said] : perYear[per])).toPrecision(12))
  const isCalendar = said === 'months' || said === 'years' || said === 'quarters'
  const isKin = per === undefined || `${per}s` === said || (isCalendar && per !== 'day' && per !== 'week')
  return isKin ? times : undefined
}
