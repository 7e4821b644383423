import { monthlyWords } from '../grammar/periods.ts'
import { things } from '../grammar/things.ts'
import { toPlainLetters } from '../grammar/to-plain-letters.ts'
import { currencies, isTimeUnit, timesAYear, type UnitName, units } from '../grammar/units.ts'
import { mergeDurations } from './merge-durations.ts'
import type { Quantity } from './quantity.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { readPeriod, readRatePeriod } from './read-period.ts'
import type { Token } from './tokenize.ts'

/** Nobody means more by a rate that is said without its sign. */
const MOST_PERCENT = 60
/** Nobody writes a percentage in lakh. */
const MOST_WRITTEN_PERCENT = 10_000
/** More than this of a unit is no time: "5000 mahine" is money a month. */
const most: Readonly<Partial<Record<UnitName, number>>> = { months: 600, years: 200 }
/** From so many on, "mahine ki" says what is paid a month. */
const PAID_MONTHLY = 480
/** So much is hardly a month's; "salary 20 lakh, monthly tax" asks for the tax of a month. */
const HARDLY_MONTHLY = 500_000
const asked = new Set(['tax', 'interest', 'payout', 'byaj'])
/** What joins a label to its figure: "years = 16", "tenure in months: 48". */
const labelling = new Set(['=', ':', 'is'])
const minus = new Set(['-', 'minus', 'negative', 'माइनस', 'ऋणात्मक', 'मायनस'].map(toPlainLetters))
const possessive = new Set(['ki', 'ka', 'की', 'का'])

/** Every number of a question, with what it counts and the words beside it that say so. */
export function readQuantities(tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; ) {
    const number = readNumber(tokens, at)
    if (number === undefined) {
      at++
      continue
    }
    const quantity = toQuantity(tokens, number, found.at(-1)?.end ?? 0)
    found.push(quantity)
    at = quantity.end
  }
  return mergeDurations(found, tokens)
}

/** What stands around a number: its unit and the sign before it. */
interface Beside {
  before: UnitName | undefined
  after: UnitName | undefined
  /** The unit was said as a label before it, not after it. */
  isLabelled: boolean
  currency: UnitName | undefined
}

function toQuantity(tokens: readonly Token[], number: ReadNumber, floor: number): Quantity {
  const beside = readBeside(tokens, number, floor)
  return (
    toRate(tokens, number, floor, beside) ??
    toDuration(tokens, number, floor, beside) ??
    toThings(tokens, number, beside) ??
    toYearlyRate(tokens, number, floor, beside) ??
    toAmount(tokens, number, floor, beside)
  )
}

function readBeside(tokens: readonly Token[], { start, end, hasScale }: ReadNumber, floor: number): Beside {
  const unitAt = (at: number) => (at >= floor ? units.get(tokens[at]?.text ?? '') : undefined)
  const before = unitAt(start - 1)
  const follows = units.get(tokens[end]?.text ?? '')
  const mayBeLabelled = labelling.has(tokens[start - 1]?.text ?? '') && !hasScale
  const label = mayBeLabelled ? unitAt(start - 2) : undefined
  const isLabelled = follows === undefined && (label === 'years' || label === 'months')
  const after = isLabelled ? label : follows
  const currency = [before, after].find((unit) => unit !== undefined && currencies[unit] !== undefined)
  return { before, after, isLabelled, currency }
}

/** "5000 - 12 % - 10 years" lists its figures; "at -5 %" is below nothing. */
function belowZero(tokens: readonly Token[], { start }: ReadNumber, floor: number): { isNegative?: true } {
  const isSigned = minus.has(tokens[start - 1]?.text ?? '')
  return isSigned && (floor === 0 || floor < start - 1) ? { isNegative: true } : {}
}

function toRate(
  tokens: readonly Token[],
  number: ReadNumber,
  floor: number,
  { before, after, currency }: Beside,
): Quantity | undefined {
  const { value, start, end, hasScale } = number
  const isBefore = before === 'percent' && currency === undefined && after === undefined && !hasScale
  // "From 6 lakh to 7.5 lakh percentage" asks for one.
  if (hasScale && value > MOST_WRITTEN_PERCENT) return undefined
  if (after !== 'percent' && after !== 'basisPoints' && !isBefore) return undefined
  const next = isBefore ? end : end + 1
  const per = readRatePeriod(tokens, next)
  const sign = belowZero(tokens, number, floor)
  // "Minus 4 %" is one figure; a sign before it may be a dash.
  const isInWords = sign.isNegative && tokens[start - 1]?.kind === 'word'
  return {
    kind: 'percent',
    value: after === 'basisPoints' ? value / 100 : value,
    start: isInWords ? start - 1 : start,
    end: next,
    ...sign,
    ...(per && { per }),
  }
}

function toDuration(
  tokens: readonly Token[],
  number: ReadNumber,
  floor: number,
  { after, isLabelled, currency }: Beside,
): Quantity | undefined {
  const { value, start, end, hasScale } = number
  const unit = after === 'instalments' ? 'months' : after
  if (unit === undefined || !isTimeUnit(unit) || currency !== undefined || hasScale) return undefined
  if (value > (most[unit] ?? Number.POSITIVE_INFINITY)) return undefined
  const isPaid = after === 'months' && value >= PAID_MONTHLY && possessive.has(tokens[end + 1]?.text ?? '')
  if (isPaid) return undefined
  return {
    kind: 'years',
    value: value / timesAYear[unit],
    start,
    end: isLabelled ? end : end + 1,
    unit: unit === 'months' ? 'months' : 'years',
    ...belowZero(tokens, number, floor),
  }
}

function toThings(
  tokens: readonly Token[],
  { value, start, end, hasScale }: ReadNumber,
  { currency }: Beside,
): Quantity | undefined {
  const isCounted = currency === undefined && !hasScale && things.has(tokens[end]?.text ?? '')
  return isCounted ? { kind: 'things', value, start, end } : undefined
}

/** "8.35 p.a." is a rate: nobody is paid so little a year. */
function toYearlyRate(
  tokens: readonly Token[],
  number: ReadNumber,
  floor: number,
  { currency }: Beside,
): Quantity | undefined {
  const { value, start, end, hasScale } = number
  const next = tokens[end]?.text
  const isPerYear = next === 'pa' || (next === 'per' && tokens[end + 1]?.text === 'annum')
  if (!isPerYear || value > MOST_PERCENT || hasScale || currency !== undefined) return undefined
  return { kind: 'percent', value, start, end, ...belowZero(tokens, number, floor) }
}

function toAmount(
  tokens: readonly Token[],
  { value, start, end: last, hasScale }: ReadNumber,
  floor: number,
  { after, currency: unit }: Beside,
): Quantity {
  const end = after !== undefined && currencies[after] !== undefined ? last + 1 : last
  const currency = unit && currencies[unit]
  const read = readPeriod(tokens, start, end, floor)
  const isAsked =
    value >= HARDLY_MONTHLY &&
    monthlyWords.has(tokens[end]?.text ?? '') &&
    asked.has(tokens[end + 1]?.text ?? '')
  const per = isAsked ? undefined : read
  const isMoney = currency !== undefined || hasScale || per === 'month'
  // Between two numbers the sign is that of a sum.
  const isNegative = tokens[start - 1]?.text === '-' && tokens[start - 2]?.kind !== 'number'
  return {
    kind: isMoney ? 'money' : 'bare',
    value,
    start,
    end,
    ...(currency && { currency }),
    ...(per && { per }),
    ...(isNegative && { isNegative: true as const }),
  }
}
