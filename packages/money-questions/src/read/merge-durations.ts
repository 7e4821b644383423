import { timesAYear, type UnitName, units } from '../grammar/units.ts'
import type { Quantity } from './quantity.ts'
import type { Token } from './tokenize.ts'

const joining = new Set(['and', 'aur', 'और', ','])

/** "3 years 6 months", "6 months and 15 days" as one time. */
export function mergeDurations(found: readonly Quantity[], tokens: readonly Token[]): Quantity[] {
  const merged: Quantity[] = []
  for (const quantity of found) {
    const last = merged.at(-1)
    if (last !== undefined && isRestOf(last, quantity, tokens)) {
      const { value, end } = quantity
      merged[merged.length - 1] = { ...last, value: last.value + value, end, unit: 'months' }
    } else merged.push(quantity)
  }
  return merged
}

const partsOf: Readonly<Partial<Record<UnitName, readonly UnitName[]>>> = {
  years: ['months', 'days'],
  months: ['days'],
  weeks: ['days'],
}

/** Fewer of a unit than one of the unit before it, right behind it. */
function isRestOf(whole: Quantity, rest: Quantity, tokens: readonly Token[]): boolean {
  // "20 years, 3 EMIs" are two times.
  const [unit, part] = [whole, rest].map(({ end }) => units.get(tokens[end - 1]?.text ?? ''))
  if (whole.kind !== 'years' || rest.kind !== 'years' || unit === undefined || part === undefined)
    return false
  const isWithin = rest.value < (unit === 'years' ? 1 : LONGEST_REST)
  const between = tokens.slice(whole.end, rest.start)
  return isWithin && partsOf[unit]?.includes(part) === true && between.every(({ text }) => joining.has(text))
}

/** Behind months or weeks, more days than these are another time. */
const LONGEST_REST = 31 / timesAYear.days
