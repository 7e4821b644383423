import { toPlainLetters } from '../to-plain-letters.ts'
import { scale } from './rephrasing.ts'

/** The figures of a question by what they count, as they are written, and the words that are left. */
export interface Figures {
  /** Rupees, or numbers alone. */
  amounts: readonly string[]
  percents: readonly string[]
  /** In months. */
  times: readonly number[]
  words: readonly string[]
}

/** No letter of a word stands behind it. */
export const end = '(?![a-z\\u0900-\\u097f])'
export const years = 'years?|yrs?|yr|y|saal|sal|साल|वर्ष|बरस'
export const months = 'months?|mahine|mahino|mahina|महीने|महीनों'
const instalments = 'emis?|instal+ments?|kist\\w*|किस्तें|किस्तों'
const figure = new RegExp(
  toPlainLetters(
    `(?:rs |inr |₹ ?)?(?<number>\\d[\\d,]*(?:\\.\\d+)?)(?: ?(?:(?<percent>%|percent|per cent|प्रतिशत|फीसदी)|(?<years>${years})${end}|(?<months>${months}|${instalments})${end}|(?<scale>${scale})${end}))?(?: (?:rs|rupees|rupaye|रुपये|रुपए)${end})?`,
  ),
  'g',
)

/** Takes a normalized question apart. A time in years and months behind it, "2 years 6 months", is one. */
export function takeFigures(text: string): Figures {
  const amounts: string[] = []
  const percents: string[] = []
  const times: number[] = []
  let endOfYears = -1
  for (const found of text.matchAll(figure)) {
    const { number = '', percent, years: inYears, months: inMonths, scale: of } = found.groups ?? {}
    const value = Number(number.replaceAll(',', ''))
    const isRest = inMonths !== undefined && /^(?: and| aur)? ?$/.test(text.slice(endOfYears, found.index))
    if (percent !== undefined) percents.push(number)
    else if (inYears !== undefined) {
      times.push(value * 12)
      endOfYears = found.index + found[0].length
    } else if (isRest && endOfYears > 0) times.push((times.pop() ?? 0) + value)
    else if (inMonths !== undefined) times.push(value)
    else amounts.push(of === undefined ? number : `${number} ${of}`)
  }
  const words = text
    .replace(figure, ' ')
    .split(/[\s,.;:?!()=/₹-]+/)
    .filter((word) => word !== '')
  return { amounts, percents, times, words }
}

/** One amount, one percentage and one time, in months, and no other figure; undefined where there is another or none. */
export function takeOneOfEach(text: string): { amount: string; percent: string; months: number } | undefined {
  const { amounts, percents, times } = takeFigures(text)
  const [[amount, ...amountsLeft], [percent, ...percentsLeft], [months, ...timesLeft]] = [
    amounts,
    percents,
    times,
  ]
  const isMore = amountsLeft.length + percentsLeft.length + timesLeft.length > 0
  return isMore || amount === undefined || percent === undefined || months === undefined
    ? undefined
    : { amount, percent, months }
}

/** Whether there is nothing but these words in a list. */
export function isOnly(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.every((word) => known.has(word))
}

export function wordsOf(list: string): ReadonlySet<string> {
  return new Set(toPlainLetters(list).trim().split(/\s+/))
}
