import type { Draft } from '../../answer/answer.ts'
import type { SaidFigure } from '../../answer/parts.ts'
import { toSaid } from '../../answer/to-said.ts'
import { conceptPhrases } from '../../grammar/concepts.ts'
import {
  conversionFillers,
  conversions,
  convertUnits,
  everydayUnits,
  inFigures,
} from '../../grammar/everyday-units.ts'
import { scales } from '../../grammar/number-words.ts'
import { isTimeUnit, timesAYear, units } from '../../grammar/units.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { toSumAnswer } from './result.ts'

/** What stands between a unit and the one that is asked for. */
const joining = new Set('in to into equals me mein में how many kitne कितने'.split(' '))
const MOST_NAMES = 4

/** Conversions between scales (lakh, million), times, basis points and everyday units. */
export function solveUnits({ tokens, quantities }: Reading): Draft | undefined {
  const [quantity] = quantities
  if (quantity === undefined || quantities.length !== 1) return undefined
  const words = tokens.map(({ text }) => text)
  const { from, to } = match(words, quantity)
  if (to === undefined) return undefined
  const said = toSaid(quantity.value, quantity.kind === 'years' ? 'years' : 'number', {
    computed: false,
    text: words.slice(quantity.start, quantity.end).join(' '),
  })
  return (
    toScale(quantity, from, to) ??
    toFigures(quantity, from, to, said) ??
    toTime(quantity, to, said) ??
    (quantity.kind === 'percent'
      ? toPercent(quantity, to, said)
      : convert(quantity.value, from ?? words[quantity.end - 1] ?? '', to))
  )
}

/** The unit that is told beside the number, if any is, and the one that is asked for. */
function match(words: readonly string[], { start, end }: Quantity): { from?: string; to?: string } {
  const rest = withoutNames([...words.slice(0, start), '#', ...words.slice(end)])
    .filter((word) => !conversionFillers.has(word))
    .join(' ')
  if (rest === '# in' && words.some((word) => units.get(word) === 'rupees')) return { to: 'figures' }
  for (const { pattern, from, to } of conversions) {
    const found = pattern.exec(rest)
    if (found !== null)
      return { ...(found[from] && { from: found[from] }), ...(found[to] && { to: found[to] }) }
  }
  return {}
}

/** A few words beside units of everyday life name what is measured: "52 lbs suitcase in kg". */
function withoutNames(words: readonly string[]): readonly string[] {
  const isName = (word: string) =>
    /^\p{L}/u.test(word) &&
    !everydayUnits.has(word) &&
    !joining.has(word) &&
    !units.has(word) &&
    !conceptPhrases.has(word)
  const measures = words.filter((word) => everydayUnits.has(word))
  const names = words.filter(isName)
  return measures.length === 2 && names.length <= MOST_NAMES ? words.filter((word) => !isName(word)) : words
}

function toScale({ kind, value }: Quantity, from: string | undefined, to: string): Draft | undefined {
  const scale = scales.get(to)
  if (scale === undefined || from !== undefined || (kind !== 'money' && kind !== 'bare')) return undefined
  return toSumAnswer({
    sum: [toSaid(value, 'number', { computed: false })],
    value: round(value / scale),
    unit: to.replace(/s$/, ''),
    name: 'units',
  })
}

function toFigures(
  { kind, value }: Quantity,
  from: string | undefined,
  to: string,
  said: SaidFigure,
): Draft | undefined {
  const isWritten = inFigures.test(to) && from === undefined && kind === 'money'
  return isWritten ? toSumAnswer({ sum: [said], value, unit: 'number', name: 'units' }) : undefined
}

function toTime({ kind, value }: Quantity, to: string, said: SaidFigure): Draft | undefined {
  const unit = units.get(to)
  if (kind !== 'years' || unit === undefined || !isTimeUnit(unit)) return undefined
  return toSumAnswer({ sum: [said], value: round(value * timesAYear[unit]), unit, name: 'units' })
}

function toPercent({ value }: Quantity, to: string, said: SaidFigure): Draft | undefined {
  if (units.get(to) === 'percent') return toSumAnswer({ sum: [said], value, unit: 'percent', name: 'units' })
  const isBasisPoints = units.get(to) === 'basisPoints' || to === 'basis'
  return isBasisPoints
    ? toSumAnswer({ sum: [said], value: round(value * 100), unit: 'basis points', name: 'units' })
    : undefined
}

function convert(value: number, from: string, to: string): Draft | undefined {
  const result = convertUnits(value, everydayUnits.get(from) ?? '', everydayUnits.get(to) ?? '')
  if (result === undefined) return undefined
  return toSumAnswer({
    sum: [toSaid(value, 'number', { computed: false }), ` ${from}`],
    value: Number(result.toPrecision(12)),
    unit: to,
    name: 'units',
  })
}

function round(value: number): number {
  return Number(value.toPrecision(14))
}
