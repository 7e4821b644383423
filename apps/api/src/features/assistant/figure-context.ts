import { currencies, isTimeUnit, type TimeUnit, toPlainLetters, units } from '@pkg/money-questions'

/** What the words and signs around a figure make of it. */
export interface FigureContext {
  /** What it is written as counting; undefined where nothing says so. */
  unit?: 'money' | 'percent' | 'times' | TimeUnit
  /** ISO code of the sign or word of a currency beside it. */
  currency?: string
  /** How often it comes, where that is said right after it: "a month". */
  per?: 'month' | 'year' | 'other'
}

/** Markup and spaces that may stand between a figure and its unit. */
const gap = '[\\s*_`~()"\'’-]{0,4}'
const wordBefore = new RegExp(`(?:^|[^\\p{L}])(?:(\\p{L}+\\.?)|(?:us|a)?([₹$€£¥]))${gap}$`, 'iu')
const wordAfter = new RegExp(`^${gap}(?:(%|percent|per\\s?cent|[₹$€£¥]|\\p{L}[\\p{L}\\p{M}]*))`, 'iu')
const multiple = /^(?:x|times|fold|गुना|guna)$/i

const perMonth =
  /^(?:(?:a|per|each|every|\/)\s*(?:calendar )?month|\/\s*mo\b|p\.?m\.?\b|har mahine|प्रति माह|हर महीने)/i
const perYearly =
  /^(?:(?:a|per|each|every|\/)\s*(?:year|annum)|p\.?a\.?\b|annually\b|yearly\b|har saal|हर साल|सालाना)/i
const perOther =
  /^(?:(?:a|per|each|every|\/)\s*(?:week|day|quarter|fortnight|hour)|daily\b|weekly\b|quarterly\b)/i
/** What may stand between a figure and how often it comes. */
const unitOfFigure =
  /^[\s*_`~)%]*(?:percent|per\s?cent|rupees?|rs\.?|inr|dollars?|usd|euros?|pounds?)?[\s*_`~),]*/i

/** How often a figure comes by the text after it. */
function readPer(after: string): FigureContext['per'] {
  const rest = after.replace(unitOfFigure, '')
  if (perMonth.test(rest)) return 'month'
  if (perYearly.test(rest)) return 'year'
  return perOther.test(rest) ? 'other' : undefined
}

/** The word or the sign that was found, as the vocabulary has it. */
function wordOf(found: RegExpExecArray | null): string {
  return toPlainLetters((found?.[1] ?? found?.[2] ?? '').toLowerCase().replace('.', ''))
}

/** Reads the unit of a figure from the text before and after it. */
export function readFigureContext(before: string, after: string): FigureContext {
  const per = readPer(after)
  return { ...readUnit(before, after), ...(per && { per }) }
}

function readUnit(before: string, after: string): FigureContext {
  const next = wordAfter.exec(after)?.[1]?.toLowerCase().replace(/\s/g, '') ?? ''
  if (next === 'percent' || next === '%') return { unit: 'percent' }
  if (multiple.test(next)) return { unit: 'times' }
  const unitAfter = units.get(toPlainLetters(next))
  if (unitAfter === 'percent') return { unit: 'percent' }
  if (unitAfter !== undefined && isTimeUnit(unitAfter)) return { unit: unitAfter }
  const unitBefore = units.get(wordOf(wordBefore.exec(before)))
  const named = [unitBefore, unitAfter].find((unit) => unit !== undefined && currencies[unit] !== undefined)
  const currency = named === undefined ? undefined : currencies[named]
  return currency === undefined ? {} : { unit: 'money', currency }
}
