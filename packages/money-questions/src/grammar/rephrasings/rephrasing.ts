import { inFull, scales } from '../number-words.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

/** What becomes of the figures of a shape: words as `String.replace` has them, or a function of them. */
type Telling = string | ((...found: string[]) => string)

/** Other words for a whole question: nothing but the figures and words of a shape, and words that say nothing beside them. */
export interface WholeRephrasing {
  /** Words that say nothing here. */
  idle: ReadonlySet<string>
  /** What the question has left without them. */
  shape: RegExp
  /** There are words in it, and not figures alone. */
  hasWords: boolean
  /** What it speaks of, those words included. */
  about: RegExp
  as: Telling
}

/** Other words for a part of a question, the rest of which still has to be understood. */
export type PartRephrasing = readonly [pattern: RegExp, as: Telling, about: RegExp | undefined]

/** Letters of other alphabets are no part of a question that has words of these; classes of all letters are slow to make ready. */
const end = '(?![a-z\\u0900-\\u097f])'
export const scale = 'k|l|lakhs?|lacs?|crores?|cr|thousand|hazar|hajar|million|लाख|करोड़|हज़ार'
const number = `\\d[\\d,]*(?:\\.\\d+)?`
/** An amount as it is written, with its scale. */
export const amount = `${number}(?: ?(?:${scale})${end})?`
/** The same with what calls it rupees before it. */
export const rupees = `(?:rs |inr |₹ ?)?${amount}`
/** What stands for a figure in the shapes below: an amount in rupees, or in any currency, a percentage, a number, a time. */
const parts: Readonly<Record<string, string>> = {
  A: `(?:rs |inr |₹ ?)?(${amount})(?: ?(?:rs|rupees|rupaye|rupay|रुपये|रुपए)${end})?`,
  D: `(?:rs |inr |[₹$] ?)?(${amount})(?: ?(?:rs|rupees|usd|dollars?))?`,
  P: `(\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent|pratishat|प्रतिशत|फीसदी|परसेंट)${end}`,
  N: `(${number})`,
  T: `(\\d[\\d.]* ?(?:years?|yrs?|y|months?|mahine|saal|sal|साल|महीने)${end})`,
}

/** A shape with its figures. */
const form = (shape: string): string =>
  toPlainLetters(shape.replace(/<(\w)>/g, (_, name: string) => parts[name] ?? ''))
const split = (words: string): string[] => toPlainLetters(words).trim().split(/\s+/)
const idle = split(
  'i my me mera meri mere mai main maine mujhe the a an of in on at to it is was were be has have had by if so then and after when now ab abhi aaj agar toh hai hain h ho hua hui hue gaya gayi gaye gya jaye ka ki ke ko se pe par liye will would do does did must should need needed needs required how much what many kitna kitni kitne hoga hogi honge kya hota hoti hote chahiye please batao tell calculate find only just for % मैं मेरा मेरी मेरे मुझे है हैं हो हुआ हुई गया गई अब का की के को से पर में कितना कितनी कितने होगा होगी चाहिए लिए तो अगर कर',
)

export function whole(
  shape: string,
  as: Telling,
  { also = '', keep = '', about = /./ }: { also?: string; keep?: string; about?: RegExp } = {},
): WholeRephrasing {
  const kept = new Set(split(keep))
  return {
    idle: new Set([...idle, ...split(also)].filter((word) => !kept.has(word))),
    shape: new RegExp(`^${form(shape)}$`),
    hasWords: /[a-z]/.test(shape.replace(/\\\w/g, '')),
    about,
    as,
  }
}

/** @param about what the question speaks of: a pattern for figures takes long to make ready, and few questions need it */
export const part = (shape: string, as: Telling, about?: RegExp): PartRephrasing => [
  new RegExp(form(shape), 'g'),
  as,
  about,
]

/** What an amount comes to, in digits. */
export function amountIn(written = ''): number {
  const [, digits = '', word = ''] = /^([\d,.]+) ?(.*)$/.exec(written) ?? []
  return inFull(Number(digits.replaceAll(',', '')), scales.get(word) ?? 1)
}
/** What tells the amounts of a text that stand in one of these shapes; the first figure of a shape is the amount. */
export function amountsIn(...shapes: string[]): (text: string) => number[] {
  const patterns = shapes.map((shape) => part(shape, '')[0])
  return (text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, ...written]) => amountIn(written.find(Boolean))),
    )
}
/** Less than this is told of a month as often as of a year. */
export const LEAST_SALARY_A_YEAR = 250_000
