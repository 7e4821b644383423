import { courtesyBefore, courtesyBehind } from '../grammar/courtesies.ts'
import { spellings } from '../grammar/spellings.ts'
import { toPlainLetters } from '../grammar/to-plain-letters.ts'
import { toWesternDigits } from './to-western-digits.ts'

/** A piece of a question: a number in digits, a word, a sign, or a pause. */
export interface Token {
  kind: 'number' | 'word' | 'sign' | 'pause'
  text: string
}

/** Longer questions are cut here: nobody asks for a calculation in more words. */
const LONGEST = 2000

const pieces =
  /(?<number>\d[\d,]*(?:\.\d+)?|\.\d+)|(?<word>[\p{L}\p{M}]+)|(?<sign>[₹$€£¥%@+\-*/^()=×÷√])|(?<pause>[,;:?!.|])|(?<odd>[\p{Sc}\p{Nd}\p{No}‰‱<>≤≥±¬∞])/gu
/** Digits grouped in threes or as in India; anything else is a list of numbers, or a slip. */
const grouped = /^\d+(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/

/**
 * Lower case, western digits, plain signs.
 *
 * @param putRight its words, before they are spelled as the vocabulary has them
 */
export function normalize(question: string, putRight: (text: string) => string = (text) => text): string {
  const plain = withPlainFractions(question.slice(0, LONGEST))
    .replace(/[²³]/g, (power) => (power === '²' ? '^2' : '^3'))
    .normalize('NFKC')
  let text = toPlainLetters(toWesternDigits(plain))
    .toLowerCase()
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[−–—]/g, '-')
    // Figures as one word, and no word beside another than the next.
    .replace(/\d(?:[\d,]*\d)?/g, (digits) => (grouped.test(digits) ? digits.replaceAll(',', '') : digits))
    .replace(/\brs\. ?(?=\d)/g, 'rs ')
    .replace(/\s+/g, ' ')
    .replace(/^["'“”‘’]+|["'“”‘’!.…\s]+$/g, '')
    .trim()
  text = putRight(withoutCourtesies(text))
  for (const [pattern, instead] of spellings) text = text.replace(pattern, instead)
  return text
}

/** A question without a greeting before it and thanks behind it, unless it is nothing else. */
function withoutCourtesies(text: string): string {
  const plain = text.replace(courtesyBefore, '').replace(courtesyBehind, '')
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text
}

/** "3½" and "7 1/2" as decimals, before anything else takes their digits for a number of three; a date is none. */
function withPlainFractions(text: string): string {
  const toDecimal = (_: string, whole: string, over: string, under: string) =>
    String(Number(whole) + Number(over) / Number(under))
  return text
    .replace(/(\d*)\s?([¼½¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, whole: string, part: string) => {
      const [over = '1', under = '1'] = part.normalize('NFKC').split('⁄')
      return toDecimal(_, whole, over, under)
    })
    .replace(/(?<![\d./,])(\d{1,3})[ -]([1-9])\/([2-9])(?![\d/])/g, toDecimal)
}

/** Cuts a normalized question into its pieces; what is none of them is dropped. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { groups = {} } of text.matchAll(pieces)) {
    // A sign that nobody knows is a word that nobody knows.
    if (groups.odd !== undefined) tokens.push({ kind: 'word', text: groups.odd })
    for (const kind of ['number', 'word', 'sign', 'pause'] as const) {
      const found = groups[kind]
      if (found === undefined) continue
      if (kind === 'number') tokens.push(...toNumbers(found))
      else tokens.push({ kind, text: found })
    }
  }
  return tokens
}

/** A comma after a figure ends it; one inside groups its digits, or stands between two figures. */
function toNumbers(found: string): Token[] {
  const digits = found.replace(/,+$/, '')
  const end: Token[] = digits === found ? [] : [{ kind: 'pause', text: ',' }]
  if (grouped.test(digits)) return [{ kind: 'number', text: digits }, ...end]
  const numbers = digits.split(/,+/).flatMap((text): Token[] => [
    { kind: 'number', text },
    { kind: 'pause', text: ',' },
  ])
  return [...numbers.slice(0, -1), ...end]
}
