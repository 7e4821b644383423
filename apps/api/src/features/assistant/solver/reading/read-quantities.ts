import { things } from '../grammar/things.ts'
import { currencies, type UnitName, units } from '../grammar/units.ts'
import type { Quantity } from './quantity.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import type { Token } from './tokenize.ts'

const perMonth = new Set([
  'monthly',
  'pm',
  'mahine',
  'mahina',
  'महीने',
  'महीना',
  'masik',
  'मासिक',
  'प्रतिमाह',
  'permonth',
  'montly',
  'mnthly',
])
const perYear = new Set(['yearly', 'annually', 'pa', 'salana', 'saalana', 'सालाना', 'वार्षिक', 'annual'])
/** Words for what grows every year. */
const rising = /^(?:step|badh|increas|rais|top|hik|grow|बढ़)/
/** Nobody means more by a rate that is said without its sign. */
const MOST_PERCENT = 60
const articles = new Set([
  'per',
  'a',
  'an',
  'every',
  'each',
  'har',
  'prati',
  'हर',
  'प्रति',
  'the',
  'in',
  'in a',
])
/** Words that may stand between "monthly" and its amount. */
const between = new Set(
  'sip investment invest investing of withdrawal withdrawals withdraw saving savings save amount installment expenses expense payment is are rs ki ka ke main mai i deposit contribution the expenditure spend spending kharch emi salary income pension about around will be now rupees ₹ inr mutual fund a'.split(
    ' ',
  ),
)

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

function toQuantity(tokens: readonly Token[], number: ReadNumber, floor: number): Quantity {
  const { value, start, hasScale } = number
  let end = number.end
  const text = (at: number) => tokens[at]?.text ?? ''
  const before = start - 1 >= floor ? units.get(text(start - 1)) : undefined
  // "years = 16", "tenure in months: 48"
  const isLabelled = start - 2 >= floor && ['=', ':', 'is'].includes(text(start - 1)) && !hasScale
  const label = isLabelled ? units.get(text(start - 2)) : undefined
  let after = units.get(text(end))
  const isLabel = after === undefined && (label === 'years' || label === 'months')
  if (isLabel) after = label
  // "5000 - 12 % - 10 years" lists its figures; "at -5 %" is below nothing.
  const isBelowZero =
    ['-', 'minus', 'negative'].includes(text(start - 1)) && (floor === 0 || floor < start - 1)
  const below = isBelowZero && { isNegative: true as const }
  const base = { value, start, end }
  const currencyUnit = [before, after].find((unit) => unit !== undefined && currencies[unit] !== undefined)

  if (
    after === 'percent' ||
    after === 'basisPoints' ||
    (before === 'percent' && currencyUnit === undefined && after === undefined && !hasScale)
  ) {
    const percent = after === 'basisPoints' ? value / 100 : value
    const next = after === undefined ? end : end + 1
    const rate = { ...base, ...below, kind: 'percent' as const, value: percent, end: next }
    const isPer = ['per', 'a', 'each', 'har', 'prati'].includes(text(next))
    const period = isPer ? toPeriod(text(next + 1)) : undefined
    if (period === 'quarter' || period === 'week' || period === 'day') return { ...rate, per: period }
    return isRatePerMonth(tokens, next) ? { ...rate, per: 'month' } : rate
  }
  if (
    after !== undefined &&
    currencyUnit === undefined &&
    !hasScale &&
    isDuration(tokens, number, after, floor)
  ) {
    const perUnit: Partial<Record<UnitName, number>> = {
      years: 1,
      months: 1 / 12,
      instalments: 1 / 12,
      days: 1 / 365,
      quarters: 1 / 4,
      weeks: 7 / 365,
    }
    const share = perUnit[after]
    if (share !== undefined) {
      const isMonths = after === 'months' || after === 'instalments'
      const years = isMonths ? value / 12 : value * share
      return {
        ...base,
        ...below,
        kind: 'years',
        value: years,
        end: isLabel ? end : end + 1,
        unit: isMonths ? 'months' : 'years',
      }
    }
  }
  if (currencyUnit === undefined && !hasScale && things.has(text(end))) return { ...base, kind: 'things' }
  if (isYearlyRate(tokens, number, currencyUnit)) return { ...base, ...below, kind: 'percent', end }
  const currency = currencyUnit === undefined ? undefined : currencies[currencyUnit]
  if (after !== undefined && currencies[after] !== undefined) end++
  const per = readPer(tokens, start, end, floor)
  const kind = currency !== undefined || hasScale || per === 'month' ? 'money' : 'bare'
  const isNegative =
    text(start - 1) === '-' && (tokens[start - 2] === undefined || tokens[start - 2]?.kind !== 'number')
  return {
    ...base,
    kind,
    end,
    ...(currency && { currency }),
    ...(per && { per }),
    ...(isNegative && { isNegative: true as const }),
  }
}

/** "8.35 p.a." is a rate: nobody is paid so little a year. */
function isYearlyRate(
  tokens: readonly Token[],
  { value, end, hasScale }: ReadNumber,
  currency: UnitName | undefined,
): boolean {
  const next = tokens[end]?.text
  const isPerYear = next === 'pa' || (next === 'per' && tokens[end + 1]?.text === 'annum')
  return isPerYear && value <= MOST_PERCENT && !hasScale && currency === undefined
}

/** "10 mahine" is a time; "5000 mahine ki sip" is money a month. */
function isDuration(
  tokens: readonly Token[],
  { value, end }: ReadNumber,
  unit: UnitName,
  floor: number,
): boolean {
  if ((unit === 'months' || unit === 'instalments') && value > 600) return false
  if (unit === 'years' && value > 200) return false
  if (unit === 'months' && value >= 480 && ['ki', 'ka', 'की', 'का'].includes(tokens[end + 1]?.text ?? ''))
    return false
  return floor >= 0
}

/** "2 % per month"; "12 % monthly" may be how often interest is added, and stays unsaid. */
function isRatePerMonth(tokens: readonly Token[], at: number): boolean {
  const text = (place: number) => tokens[place]?.text ?? ''
  if (
    ['per', 'a', 'every', 'har', 'प्रति', 'prati', 'each'].includes(text(at)) &&
    units.get(text(at + 1)) === 'months'
  )
    return true
  return ['pm', 'mahina', 'mahine', 'महीना'].includes(text(at)) && units.get(text(at + 1)) === undefined
}

/** Whether an amount is said to be paid every month, year, day or week. */
function readPer(tokens: readonly Token[], start: number, end: number, floor: number): Quantity['per'] {
  const text = (at: number) => tokens[at]?.text ?? ''
  let at = end
  while (at < end + 3 && (units.get(text(at)) === 'rupees' || ['ki', 'ka', 'in', 'sip'].includes(text(at))))
    at++
  if (text(at) === 'at' || text(at) === 'in') {
    const [, ...opening] = [0, 1, 2, 3].map((step) => text(at + step))
    const of = opening.indexOf('of')
    if (of > 0 && opening.slice(0, of).some((word) => word === 'beginning' || word === 'start')) at += of + 2
  }
  if (articles.has(text(at))) {
    const per = toPeriod(text(at + 1))
    // "har saal 10 %" says how often the percentage comes, not the amount before it.
    const isOfNext =
      per === 'year' &&
      tokens[at + 2]?.kind === 'number' &&
      tokens.some(({ text: word }) => rising.test(word))
    if (per !== undefined && !isOfNext) return per
  }
  if (perMonth.has(text(at))) return 'month'
  if (perYear.has(text(at)) && text(at) !== 'annual') return 'year'
  if (['daily', 'rozana'].includes(text(at))) return 'day'
  if (['weekly', 'fortnightly'].includes(text(at))) return 'week'
  if (text(at) === 'quarterly' && !['compounding', 'compounded', 'compound'].includes(text(at + 1)))
    return 'quarter'

  for (let place = start - 1; place >= Math.max(floor, start - 7); place--) {
    const word = text(place)
    if (perMonth.has(word)) return 'month'
    if (units.get(word) === 'months' && articles.has(text(place - 1))) return 'month'
    if (units.get(word) === 'years' && articles.has(text(place - 1)) && text(place - 1) !== 'in')
      return 'year'
    if (!between.has(word)) break
  }
  return undefined
}

function toPeriod(word: string): Quantity['per'] {
  const unit = units.get(word)
  if (unit === 'months') return 'month'
  if (unit === 'years' || word === 'annum') return 'year'
  if (unit === 'days') return 'day'
  if (unit === 'weeks') return 'week'
  if (unit === 'quarters') return 'quarter'
  return undefined
}

/** "3 years 6 months" is one time. */
function mergeDurations(found: readonly Quantity[], tokens: readonly Token[]): Quantity[] {
  const merged: Quantity[] = []
  for (const quantity of found) {
    const last = merged.at(-1)
    const gap = last === undefined ? [] : tokens.slice(last.end, quantity.start).map(({ text }) => text)
    const isPart =
      last?.kind === 'years' &&
      last.unit === 'years' &&
      quantity.kind === 'years' &&
      quantity.unit === 'months' &&
      quantity.value < 1 &&
      // "20 years, 3 EMIs" are two times.
      units.get(tokens[quantity.end - 1]?.text ?? '') !== 'instalments' &&
      gap.every((word) => ['and', 'aur', 'और', ','].includes(word))
    if (isPart && last !== undefined) {
      merged[merged.length - 1] = {
        ...last,
        value: last.value + quantity.value,
        end: quantity.end,
        unit: 'months',
      }
    } else merged.push(quantity)
  }
  return merged
}
