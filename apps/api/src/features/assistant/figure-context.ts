import { currencies, type UnitName, units } from './solver/grammar/units.ts'

/** How times are counted, by how many of them a year has. */
export const perYear = { years: 1, months: 12, days: 365, weeks: 365 / 7, quarters: 4 } as const

type TimeUnit = keyof typeof perYear

/** What the words and signs around a figure make of it. */
export interface FigureContext {
  /** What it is written as counting; undefined where nothing says so. */
  unit?: 'money' | 'percent' | 'times' | TimeUnit
  /** ISO code of the sign or word of a currency beside it. */
  currency?: string
}

/** Markup and spaces that may stand between a figure and its unit. */
const gap = '[\\s*_`~()"\'’-]{0,4}'
const wordBefore = new RegExp(`(?:^|[^\\p{L}])(?:us|a)?(\\p{L}+\\.?|[₹$€£¥])${gap}$`, 'iu')
const wordAfter = new RegExp(`^${gap}(?:(%|percent|per\\s?cent|[₹$€£¥]|\\p{L}[\\p{L}\\p{M}]*))`, 'iu')
const multiple = /^(?:x|times|fold|गुना|guna)$/i

const isTimeUnit = (unit: UnitName): unit is TimeUnit => unit in perYear

/** Reads the unit of a figure from the text before and after it. */
export function readFigureContext(before: string, after: string): FigureContext {
  const next = wordAfter.exec(after)?.[1]?.toLowerCase().replace(/\s/g, '') ?? ''
  if (next === 'percent' || next === '%') return { unit: 'percent' }
  if (multiple.test(next)) return { unit: 'times' }
  const unitAfter = units.get(next)
  if (unitAfter === 'percent') return { unit: 'percent' }
  if (unitAfter !== undefined && isTimeUnit(unitAfter)) return { unit: unitAfter }
  const unitBefore = units.get(wordBefore.exec(before)?.[1]?.toLowerCase().replace('.', '') ?? '')
  const named = [unitBefore, unitAfter].find((unit) => unit !== undefined && currencies[unit] !== undefined)
  const currency = named === undefined ? undefined : currencies[named]
  return currency === undefined ? {} : { unit: 'money', currency }
}
