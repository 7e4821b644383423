import { amountIn, scale } from '../grammar/rephrasings/rephrasing.ts'
import { end, months, years } from '../grammar/rephrasings/take-figures.ts'
import { toPlainLetters } from '../grammar/to-plain-letters.ts'

/** A figure of a question as it is written. */
export interface WrittenFigure {
  kind: 'percent' | 'time' | 'amount' | 'people' | 'times'
  /** With its unit. */
  written: string
  /** Its digits alone, and its unit alone. */
  digits: string
  unit: string
  /** Amounts in full, times in years. */
  value: number
  /** Without a unit, and too small to be an amount of rupees for sure. */
  isBare: boolean
  /** Where it begins and ends. */
  at: number
  end: number
}

const percents = '%|percent|per cent|pratishat|प्रतिशत|फीसदी'
const people = 'people|persons?|friends?|of us|log|logo|logon|dost|doston|लोग|लोगों|दोस्त'
const figure = new RegExp(
  toPlainLetters(
    `(?<sign>rs |inr |₹ ?)?(?<digits>\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?)(?: ?(?:(?<percent>${percents})|(?<years>${years})${end}|(?<months>${months})${end}|(?<people>${people})${end}|(?<times>x)${end}|(?<scale>${scale})${end}))?(?<rupees> (?:rs|rupees|rupaye|रुपये|रुपए)${end})?`,
  ),
  'g',
)
const LEAST_AMOUNT = 1000
const MONTHS = 12

export function figuresOf(text: string): WrittenFigure[] {
  return [...text.matchAll(figure)]
    .filter(({ 0: found, index }) => !isOfCalendar(text, found, index))
    .map(({ 0: found, index, groups = {} }) => {
      const written = found.trim()
      const { digits = '', scale: of = '' } = groups
      const unit = groups.percent ?? groups.years ?? groups.months ?? groups.people ?? groups.times ?? of
      const kind = groups.percent
        ? 'percent'
        : (groups.years ?? groups.months)
          ? 'time'
          : groups.people
            ? 'people'
            : groups.times
              ? 'times'
              : 'amount'
      const value = amountIn(`${digits} ${of}`)
      const isAlone = unit === '' && groups.sign === undefined && groups.rupees === undefined
      return {
        ...{ kind, written, digits, unit, at: index, end: index + found.trimEnd().length },
        value: groups.months === undefined ? value : value / MONTHS,
        isBare: isAlone && value < LEAST_AMOUNT,
      }
    })
}

/** A financial year is no amount. */
const isOfCalendar = (text: string, found: string, at: number): boolean =>
  /(?:\b[fa]y ?|\d-)$/.test(text.slice(0, at)) ||
  (/^(?:19|20)\d\d$/.test(found) && /^-\d\d/.test(text.slice(at + found.length)))

/** The words of a text beside its figures. */
export const wordsOf = (text: string): string[] => text.replace(figure, ' ').match(/[\p{L}\p{M}]+/gu) ?? []

/** A text with something else in the place of a figure. */
export const withInstead = (
  text: string,
  { at, end: to }: { at: number; end: number },
  instead: string,
): string => `${text.slice(0, at)}${instead}${text.slice(to)}`

/** A figure with the unit of another where it has none of its own. */
export const withUnitOf = ({ written, digits }: WrittenFigure, right: WrittenFigure): string =>
  right.unit === '' ? written.replace(digits, right.digits) : right.written
