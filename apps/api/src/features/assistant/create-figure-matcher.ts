import {
  isTimeUnit,
  normalize,
  numberWords,
  readNumber,
  scales,
  timesAYear,
  tokenize,
  toPlainLetters,
} from '@pkg/money-questions'
import { type FigureContext, readFigureContext } from './figure-context.ts'
import { isVague } from './figure-pattern.ts'
import type { KnownFigure } from './known-figures.ts'
import { nameOfFigure } from './name-of-figure.ts'

/** Numbers that stand in formulas and say nothing of anybody's money. */
const constants = [0, 1, 12, 100]
/** Words for a share or a multiple, by how far apart its amounts are. */
const multiples = [
  { words: /^(?:doubl|twice|half|halv|dugun|dugn|दो|दु|आध|aadh)/i, times: 2 },
  { words: /^(?:tripl|thrice|tigun|तिगु)/i, times: 3 },
  { words: /^(?:quadrupl|चौगु)/i, times: 4 },
]
/** So far off, people still say double. */
const ABOUT = 0.02
const isClose = (one: number, other: number) => other > 0 && Math.abs(one - other) <= ABOUT * other
const SMALL_WORD = 12
/** A label such as H1 or Q3: a letter or two and a small number. */
const label = /^(?:[A-WYZ]|[A-Z]{2})(?:\d|1[0-2])$/
/** Zeros that are the rest of a figure written apart: "1-00-000". */
const restOfFigure = /^0[\d,]/
/** What says that a time is one in which something comes true. */
const whenBefore = /\b(?:in|after|within|over|for)\s(?:just |only |about )?$/i
/** Letters that are glued to digits without changing them: "5th", "20y", "₹5/-". */
const harmlessSuffix = /^(?:st|nd|rd|th|y|yr|yrs|s|rs|inr|usd|eur|gbp)(?![\p{L}])/iu
/** Digits beside digits, with at most a space or a mark between: one figure written apart. */
const digitsBefore = /\p{Nd}[\s,'’_*`~.·]{1,2}$/u
const digitsAfter = /^[\s,'’_*`~·]{1,2}\p{Nd}/u
/** A sign that turns a gain into a loss: right at the figure, with nothing that it could join to. */
const minusBefore =
  /(?:^|[\s(:*])[-−–][₹$€£¥]?$|\b(?:minus|negative|(?:a )?loss of|lose|loses|lost)\s(?:rs\.? |inr |[₹$€£¥])?$/i
/** A bare number above this is neither a rate nor an age. */
const LARGEST_RATE = 100

/** The parts of a figure that the pattern found. */
type FigureGroups = Partial<
  Record<
    'label' | 'money' | 'digits' | 'scale' | 'percent' | 'scaled' | 'words' | 'multiple' | 'time' | 'roman',
    string
  >
>

/** A known figure, and its value as it is written in one place. */
type Candidate = readonly [value: number, figure: KnownFigure]

function orNone(found: readonly Candidate[]): readonly KnownFigure[] | undefined {
  return found.length > 0 ? found.map(([, figure]) => figure) : undefined
}

/** "A month" fits instalments and rates per month, "a year" what comes by the year; no result comes by the week. */
function comesPer(
  per: NonNullable<FigureContext['per']>,
  { unit, result, per: counted }: KnownFigure,
): boolean {
  if (unit === 'percent') return per !== 'other' && (per === 'month') === (counted === 'month')
  if (result === undefined) return true
  return per === 'month' ? /emi|monthly/i.test(result) : per === 'year' && /tax|yearly|annual/i.test(result)
}

/**
 * Finds which of the known figures one in a text may be, by its parts and the text on both sides of it: none where it says
 * nothing of its own, undefined where it is unknown. Money without a currency is in one of `currencies`.
 */
export function createFigureMatcher(figures: readonly KnownFigure[], currencies: ReadonlySet<string>) {
  return findMatches

  function findMatches(
    groups: FigureGroups,
    before: string,
    follows: string,
  ): readonly KnownFigure[] | undefined {
    const {
      label: letters = '',
      digits,
      scale,
      money,
      percent,
      scaled,
      words,
      multiple,
      time,
      roman,
    } = groups
    const context = readFigureContext(`${before}${letters}${money ?? ''}`, `${percent ?? ''}${follows}`)
    if (digits !== undefined) {
      const isLabel = label.test(letters + digits) && scale === undefined && context.unit === undefined
      return isLabel ? [] : matchNumber({ ...groups, digits }, before, follows, context)
    }
    if (multiple !== undefined) return isKnownMultiple(multiple) ? [] : undefined
    if (time !== undefined) return listTimes(time)
    // "A mid year" has no numeral in it.
    if (roman !== undefined && roman !== roman.toUpperCase()) return []
    const said = scaled ?? words
    if (said === undefined || isVague(said)) return undefined
    const value = readWords(said)
    if (value === undefined) return undefined
    const isCount = words !== undefined && value > 0 && value <= SMALL_WORD && context.unit === undefined
    if (isCount || (value === 1 && context.unit !== 'percent' && context.unit !== 'times')) return []
    return orNone(candidates(context).filter(([figure]) => Math.abs(figure - value) < 0.5))
  }

  function matchNumber(
    { scale, digits }: FigureGroups & { digits: string },
    before: string,
    follows: string,
    context: FigureContext,
  ): readonly KnownFigure[] | undefined {
    const factor = (scale?.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).reduce(
      (product, word) => product * (scales.get(toPlainLetters(word)) ?? 1),
      1,
    )
    const value = Number(digits.replaceAll(',', '')) * factor
    if (restOfFigure.test(digits)) return undefined
    const isPower = value === 10 && /^\s?(?:\^|\*\*)/.test(follows)
    const isGlued = /^[\p{L}]/u.test(follows) && scale === undefined && !harmlessSuffix.test(follows)
    if (isPower || isGlued || digitsBefore.test(before) || digitsAfter.test(follows)) return undefined
    const names = nameOfFigure(before, follows)
    const isBare = context.unit === undefined && scale === undefined
    if (isBare && constants.includes(value) && names === undefined) return []
    if (value === 12 && context.unit === 'months') return []
    // One year, one month, one rupee: what things are counted in, not how many.
    const isWhen = isTimeUnit(context.unit ?? '') && whenBefore.test(before)
    const isOne = value === 1 && scale === undefined && names === undefined && !isWhen
    if (isOne && context.unit !== 'percent' && context.unit !== 'times') return []
    const isNegative = minusBefore.test(before)
    const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0
    const rounding = 0.5 * 10 ** -decimals * factor
    const isAmount = value > LARGEST_RATE || constants.includes(value)
    const isNameable = context.unit === 'money' || (context.unit === undefined && isAmount)
    const found = candidates(context, isNameable ? names : undefined).filter(([figure]) => {
      if (isNegative && figure > 0) return false
      const off = Math.abs(Math.abs(figure) - value)
      // A figure rounded away to nothing, or to half of itself, is another figure.
      return (
        off <= 1e-9 * value || (off <= rounding * 1.000001 && rounding <= 0.01 * Math.abs(figure) + 0.005)
      )
    })
    return orNone(found)
  }

  /** The times that "in a year" may be: one of that unit, where it was said. */
  function listTimes(time: string): readonly KnownFigure[] | undefined {
    const unit = `${time}s`
    const isOne = (value: number) => isTimeUnit(unit) && Math.abs(value * timesAYear[unit] - 1) < 1e-9
    const found = figures.filter((figure) => figure.unit === 'years' && isOne(figure.value))
    return found.length > 0 ? found : undefined
  }

  /** "It doubles" and "half of it" hold where two known amounts are so far apart. */
  function isKnownMultiple(word: string): boolean {
    const times = multiples.find(({ words }) => words.test(word))?.times
    const amounts = figures.flatMap(({ value, unit }) => (unit === 'money' ? [value] : []))
    return amounts.some((one) => amounts.some((other) => isClose(one, other * (times ?? Number.NaN))))
  }

  /** The known figures that may be written so, each as it is then written; those of a result that is named alone. */
  function candidates({ unit, currency, per }: FigureContext, names: readonly string[] = []): Candidate[] {
    const named = figures.filter(({ result, input = '' }) => names.includes(result ?? input))
    return (named.length > 0 ? named : figures).flatMap((figure): Candidate[] => {
      const { value } = figure
      if (per !== undefined && !comesPer(per, figure)) return []
      if (unit === undefined) {
        const asWritten: Candidate[] = [[value, figure]]
        return figure.unit === 'years' ? [...asWritten, [value * timesAYear.months, figure]] : asWritten
      }
      return isWrittenAs(figure, unit, currency)
        ? [[isTimeUnit(unit) && figure.unit === 'years' ? value * timesAYear[unit] : value, figure]]
        : []
    })
  }

  function isWrittenAs(
    figure: KnownFigure,
    unit: NonNullable<FigureContext['unit']>,
    currency: string | undefined,
  ): boolean {
    if (unit === 'times') return false
    if (figure.unit === 'any') return unit === 'money' ? isOfQuestion(currency) : figure.value <= LARGEST_RATE
    if (unit === 'money') return figure.unit === 'money' && isCurrency(figure, currency)
    return unit === 'percent' ? figure.unit === 'percent' : figure.unit === 'years'
  }

  function isCurrency(figure: KnownFigure, currency: string | undefined): boolean {
    return figure.currency === undefined
      ? isOfQuestion(currency)
      : figure.currency === (currency ?? figure.currency)
  }

  function isOfQuestion(currency: string | undefined): boolean {
    return currency === undefined || currencies.has(currency)
  }
}

/** The value of a number in words, read as the solver reads it; undefined where it is not one number. */
function readWords(words: string): number | undefined {
  const tokens = tokenize(normalize(words))
  const number = readNumber(tokens, 0) ?? readNumber(tokens, 1)
  if (number !== undefined && number.end === tokens.length) return number.value
  const [first] = tokens
  return tokens.length === 1 ? numberWords.get(first?.text ?? '') : undefined
}
