import { numberWords } from '../grammar/number-words.ts'
import {
  afterOften,
  beforeOften,
  changing,
  compoundingWords,
  dailyWords,
  fortnightlyWords,
  monthlyWords,
  namesOfAmounts,
  ofRate,
  oftenWords,
  paidWords,
  quarterlyWords,
  rateMonthWords,
  rateWords,
  weeklyWords,
  yearlyBefore,
  yearlyWords,
} from '../grammar/periods.ts'
import { type UnitName, units } from '../grammar/units.ts'
import type { Quantity } from './quantity.ts'
import type { Token } from './tokenize.ts'

type Period = Quantity['per']

const periods: Readonly<Partial<Record<UnitName, NonNullable<Period>>>> = {
  months: 'month',
  years: 'year',
  days: 'day',
  weeks: 'week',
  quarters: 'quarter',
}
/** What comes less often than every month, or more often: after "in the" it is a time. */
const seldom: ReadonlySet<string> = new Set(['week', 'fortnight', 'quarter'])
/** What "annual" says of a rate. */
const rateNames: ReadonlySet<string> = new Set([
  'growth',
  'inflation',
  'cagr',
  'yield',
  'effective',
  'percentage',
])
const yearNouns = new Set(['saal', 'sal', 'varsh', 'साल', 'वर्ष'])
const ofYear = new Set(['ka', 'ki', 'ke', 'me', 'mein', 'bhar', 'का', 'की', 'के', 'में'])
const ofName = new Set(['ka', 'ki', 'का', 'की'])
/** So far before an amount may stand how often it comes. */
const REACH = 7

/** Whether an amount is said to be paid every month, year, day or week. */
export function readPeriod(tokens: readonly Token[], start: number, end: number, floor: number): Period {
  const [before, after] = [periodBefore(tokens, start, floor), periodAfter(tokens, end)]
  // "Monthly rent 18000, yearly basic 6 lakh": where one stands before it, the other is of the next figure.
  const isOfNext = before !== undefined && isBeforeName(tokens, end)
  return isOfNext ? before : (after ?? before)
}

/** "Yearly return", "monthly rent": a word that stands before the name of what it is of. */
function isBeforeName(tokens: readonly Token[], at: number): boolean {
  const start = tokens[at]?.kind === 'pause' ? at + 1 : at
  // "Har saal 7 %".
  const isEach =
    oftenWords.has(tokens[start]?.text ?? '') && toPeriod(tokens[start + 1]?.text ?? '') === 'year'
  if (isEach) return isPercentAt(tokens, start + 2)
  const behind = ofName.has(tokens[start + 1]?.text ?? '') ? start + 2 : start + 1
  const [word = '', next = ''] = [tokens[start]?.text, tokens[behind]?.text]
  return (
    (monthlyWords.has(word) || yearlyBefore.has(word)) &&
    (namesOfAmounts.has(next) || ofRate.has(next) || isPercentAt(tokens, behind))
  )
}

const isPercentAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' && units.get(tokens[at + 1]?.text ?? '') === 'percent'

/** Over how long a rate is counted, by the words after it. "12 % monthly" may be how often interest is added. */
export function readRatePeriod(tokens: readonly Token[], at: number): Exclude<Period, 'year'> {
  const [word = '', next = ''] = [tokens[at]?.text, tokens[at + 1]?.text]
  const period = rateWords.has(word) ? toPeriod(next) : undefined
  if (period !== undefined && period !== 'year') return period
  return rateMonthWords.has(word) && units.get(next) === undefined ? 'month' : undefined
}

function periodAfter(tokens: readonly Token[], end: number): Period {
  const text = (at: number) => tokens[at]?.text ?? ''
  let at = end
  while (at < end + 3 && (units.get(text(at)) === 'rupees' || beforeOften.has(text(at)))) at++
  at = afterOpening(text, at)
  if (oftenWords.has(text(at))) {
    const period = toPeriod(text(at + 1))
    // "har saal 10 %" says how often the percentage comes, not the amount before it.
    const isOfNext =
      period === 'year' &&
      text(at) !== 'per' &&
      tokens[at + 2]?.kind === 'number' &&
      tokens.some(({ text: word }) => changing.test(word))
    if (period !== undefined && !isOfNext) return period
  }
  if (monthlyWords.has(text(at))) return 'month'
  if (yearlyWords.has(text(at))) return 'year'
  // "6 lakh annual expenses"; in "1 lakh annual return 12 %" it is the rate that comes every year.
  if (text(at) === 'annual' && !ofRate.has(text(at + 1)) && !rateNames.has(text(at + 1))) return 'year'
  if (dailyWords.has(text(at))) return 'day'
  if (weeklyWords.has(text(at))) return 'week'
  if (fortnightlyWords.has(text(at))) return 'fortnight'
  const isOfInterest = compoundingWords.has(text(at + 1)) || paidWords.has(text(at + 1))
  if (quarterlyWords.has(text(at)) && !isOfInterest) return 'quarter'
  return undefined
}

/** "At the beginning of every month" is every month. */
function afterOpening(text: (at: number) => string, at: number): number {
  if (text(at) !== 'at' && text(at) !== 'in') return at
  const opening = [1, 2, 3].map((step) => text(at + step))
  const of = opening.indexOf('of')
  const isOpening = opening.slice(0, Math.max(0, of)).some((word) => word === 'beginning' || word === 'start')
  return isOpening ? at + of + 2 : at
}

function periodBefore(tokens: readonly Token[], start: number, floor: number): Period {
  const text = (at: number) => tokens[at]?.text ?? ''
  for (let at = start - 1; at >= Math.max(floor, start - REACH); at--) {
    if (monthlyWords.has(text(at))) return 'month'
    if (weeklyWords.has(text(at))) return 'week'
    if (fortnightlyWords.has(text(at))) return 'fortnight'
    if (quarterlyWords.has(text(at)) && !compoundingWords.has(text(at - 1))) return 'quarter'
    // "Saal ka 60000" comes every year; "10 saal ka 5 lakh" is for ten.
    const isCounted =
      tokens[at - 1]?.kind === 'number' ||
      numberWords.has(text(at - 1)) ||
      /^(?:kitn|कितन|har$|हर$)/.test(text(at - 1))
    if (yearNouns.has(text(at)) && ofYear.has(text(at + 1)) && !isCounted) return 'year'
    if (dailyWords.has(text(at)) && !compoundingWords.has(text(at - 1))) return 'day'
    if (yearlyBefore.has(text(at)) && namesOfAmounts.has(text(at + 1)) && !ofRate.has(text(at - 1)))
      return 'year'
    // "Yearly 1 lakh" comes every year; in "9 % yearly 1 lakh" it is the rate that does.
    if (yearlyBefore.has(text(at)) && at >= start - 2 && !ofRate.has(text(at - 1))) return 'year'
    // "What is left per month of 16 lakh" asks for a month, and tells none.
    const isAsked = text(at + 1) === 'of'
    const period = oftenWords.has(text(at - 1)) && !isAsked ? toPeriod(text(at)) : undefined
    const isSeldom = seldom.has(period ?? '') && !['in', 'the'].includes(text(at - 1))
    if (
      period === 'month' ||
      isSeldom ||
      (period === 'year' && text(at - 1) !== 'in' && text(at) !== 'annum')
    )
      return period
    if (!afterOften.has(text(at))) break
  }
  return undefined
}

function toPeriod(word: string): Period {
  if (word === 'annum') return 'year'
  if (word === 'fortnight') return 'fortnight'
  const unit = units.get(word)
  return unit === undefined ? undefined : periods[unit]
}
