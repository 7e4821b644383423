import { everydayUnits } from '../everyday-units.ts'
import { inFull, numberWords, scales } from '../number-words.ts'
import { scale } from '../rephrasings/rephrasing.ts'
import { things } from '../things.ts'
import { inEnglish } from './in-english.ts'
import { type Meaning, meaningsOf } from './story-words.ts'

/** A figure with what it counts, and for one of what: "62 per kg" is rupees for a kg. */
export interface Figure {
  kind: 'figure'
  /** A sum of digits. */
  text: string
  value: number
  of: string
  per?: string | undefined
  /** Nothing says that it is rupees. */
  isBare?: boolean
}

export interface Word {
  kind: 'word'
  text: string
  means: ReadonlySet<Meaning>
}

export type Piece = Figure | Word | { kind: 'pause'; text: string }

export const MONEY = 'rs'
export const PERCENT = '%'
/** Of whatever is counted beside it: "12 each". */
export const ANY = 'each'

const end = '(?![a-z])'
const piece = new RegExp(
  `(?<money>rs ?|₹ ?)?(?<number>\\d+(?:\\.\\d+)?)(?: ?(?:(?<percent>%|percent${end})|(?<scale>${scale})${end}))?(?<rupees> (?:rs|rupees|rupee)${end})?|(?<word>[a-z\\u0900-\\u097f]+)|(?<sign>[-+@/=])|(?<pause>[,;:?.!()]+)|(?<odd>[^\\s])`,
  'g',
)

const small = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const periods: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  pm: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  pa: 'year',
  lpa: 'year',
}
const times = new Set(['hour', 'day', 'night', 'week', 'month', 'quarter', 'year'])

/** What a word counts, by one name: "kgs" is "kg", "pens" is "pen". */
export function unitOf(word: string): string {
  const one = word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word
  return everydayUnits.get(word) ?? (periods[word] || one)
}

export const isTime = (unit: string | undefined): boolean => unit !== undefined && times.has(unit)

const perSign = /^(?:per|a|an|every|each|\/)$/
/** What counts nothing, though many of them are spoken of. */
const uncounted =
  /^(?:groceries|expenses|fees|charges|repairs|taxes|savings|is|was|less|plus|has|goes|gross|bonus|minus|this|us|miscellaneous|clothes|shoes)$/
const plans = /^(?:loans|sips|fds|deposits|funds|plans|policies|accounts|bonds)$/
const isMeasure = (word: string) => everydayUnits.has(word) || isTime(unitOf(word))
const isCounted = (word: string, value: number, isKnown: (word: string) => boolean) =>
  isMeasure(word) ||
  (!uncounted.test(word) &&
    !plans.test(word) &&
    (things.has(word) ||
      (/[a-z]{2}s$/.test(word) && !isKnown(word) && Number.isInteger(value) && value < MOST_COUNTED)))

const write = (value: number): string => String(Number(value.toPrecision(12)))

/** More things than these are rather rupees that something costs. */
const MOST_COUNTED = 1000
const isForeign = /^(?:dollar|euro|pound|dirham|yen)s?$/

/** Fewer than these are told of no price but with a word that says so. */
const FEW = 20

const prepare = (text: string) =>
  inEnglish(text)
    .replace(/(?<=\d) ?\/-/g, '')
    .replace(/^((?:what|how|by how)\b[^\d,;:.?!]*?) (?:if|when) /, '$1, ')
    .replace(new RegExp(`\\b(?:${small.join('|')})\\b`, 'g'), (word) => String(numberWords.get(word)))
    .replace(
      /^(?!.*\b(?:per|a|each) dozen)(.*?)\b(\d+) dozens?\b/,
      (_, before: string, count: string) => before + String(Number(count) * 12),
    )
    .replace(/(?<!\d )\b(?:a|one) dozen\b/g, '12')
    .replace(
      /(?<!\d |\d (?:k|lakh|rs|rupees|kms?) |rupees |per )\b(?:a|one) (?=(?:kg|kilo|litre|liter|metre|meter|gram|gm)\b)/g,
      '1 ',
    )
    .replace(/\btake away\b/g, 'minus')
    .replace(/\bhalf (?:a )?(?=kg|kilo|lit|dozen|day|hour|month|year)/g, '0.5 ')
    .replace(/\b(?:kmpl|kpl)\b/g, 'km per litre')
    .replace(/\b(?:1|one) (?=rupee)/g, '1 ')
    .replace(/\b(\d[\d.]*) lpa\b/g, '$1 lakh a year')
    .replace(/\bp\.? ?m\b\.?/g, 'monthly')
    .replace(/\bapiece\b/g, 'each')
    .replace(/\bservice (?=charge|tax)/g, 'gst ')
    .replace(
      /\b(?:up ?to|max(?:imum)?(?: of)?(?: discount)?|capped at|subject to(?: max(?:imum)?)?|at most)\b/g,
      'upto',
    )
    .replace(/\b(?:take ?home|in[ -]hand)\b/g, 'left')

/** Some of several alone, prices one by one for as many things, and a percentage that another takes the place of. */
const ofSome = new RegExp(
  [
    '\\b(?:on|for|with|off) (?:the )?(?:second|first|third|last|one|other|cheaper|costlier|smaller|bigger)\\b(?! (?:month|year|day|week))',
    '\\b(?:second|other|third) one\\b|\\bone only\\b|\\bonly (?:on|for) \\b',
    '\\b(?:[2-9]|two|three|four|five|six) [a-z]+ (?:at|for|of) (?:rs |₹ ?)?\\d[\\d.]*(?:,? (?:and )?(?:rs |₹ ?)?\\d[\\d.]*)*,? and (?:rs |₹ ?)?\\d[\\d.]*(?!\\d|\\.\\d| ?(?:%|[a-z]))',
    '\\bnot \\d[\\d.]* ?%|\\b(?:sorry|oops)\\b|\\bif (?:i|we) pay\\b|\\b(?:off|of|on) (?:the )?base\\b|\\bby (?:card|cash|upi)\\b|\\bon (?:weekdays|weekends|sundays?)\\b|\\b(?:earlier|last (?:year|month|week))\\b.*\\b(?:today|now|this)\\b',
  ].join('|'),
)

/** A normalized question in figures and words; undefined where a word of it may say anything else. */
export function takeStory(asked: string, isKnown: (word: string) => boolean): Piece[] | undefined {
  if (
    /\b(?:doubl|tripl)(?!e\b)|\bdozens?\b.*\beach\b|\bper \d|\b(?:of|on) (?:what|how much|which)\b/.test(
      asked,
    )
  )
    return undefined
  if (ofSome.test(asked)) return undefined
  const found = [...prepare(asked).matchAll(piece)].map(({ groups = {} }) => groups)
  const pieces: Piece[] = []
  for (let at = 0; at < found.length; at++) {
    const { money, number, percent, scale: of, rupees, word, sign, pause, odd } = found[at] ?? {}
    if (odd !== undefined) return undefined
    if (pause !== undefined) pieces.push({ kind: 'pause', text: pause })
    const said = word ?? sign
    if (said !== undefined) {
      const means = meaningsOf(said, isKnown)
      if (isForeign.test(said) || (means === undefined && !(said in periods) && !isMeasure(said)))
        return undefined
      pieces.push({ kind: 'word', text: said, means: means ?? new Set() })
    }
    if (number === undefined) continue
    const value = inFull(Number(number), scales.get(of ?? '') ?? 1)
    const before = found[at - 1]
    const isMoney =
      (money ?? rupees ?? of) !== undefined || /^[@]$|^at$/.test(before?.sign ?? before?.word ?? '')
    const figure: Figure = {
      kind: 'figure',
      text: write(value),
      value,
      of: percent ? PERCENT : MONEY,
      isBare: !isMoney,
    }
    pieces.push(figure)
    if (percent) continue
    // "Split by 6 each".
    if (
      !/\bextra\b/.test(asked) &&
      /^(?:by|among|between)$/.test(before?.word ?? '') &&
      /^(?:split|shared?|divided?)$/.test(found[at - 2]?.word ?? '')
    ) {
      figure.of = 'people'
      continue
    }
    const next = found[at + 1]?.word
    // "At 15 km per litre".
    const isMileage =
      money === undefined && of === undefined && next === 'km' && found[at + 2]?.word === 'per'
    if (next === 'at' && value < MOST_COUNTED && found[at + 2]?.number !== undefined && !isMoney)
      return undefined
    if (
      next !== undefined &&
      !(next in periods && value >= 1) &&
      (!isMoney || rupees !== undefined || isMileage) &&
      isCounted(next, value, isKnown)
    ) {
      if (rupees !== undefined) figure.per = unitOf(next)
      else figure.of = unitOf(next)
      at++
    } else if (rupees !== undefined && next !== undefined && /^(?:notes?|coins?)$/.test(next)) {
      figure.per = unitOf(next)
      at++
    }
    // "16 km per litre", "40 a day", "8 each", "30 day month".
    const [joint, thing] = [found[at + 1]?.word ?? found[at + 1]?.sign, found[at + 2]?.word]
    if (joint !== undefined && joint in periods) {
      figure.per = periods[joint]
      at++
    } else if (
      joint !== undefined &&
      perSign.test(joint) &&
      thing !== undefined &&
      (meaningsOf(thing, isKnown)?.size === 0 || isMeasure(thing) || things.has(thing))
    ) {
      figure.per = unitOf(thing)
      at += 2
    } else if (joint === 'each') {
      figure.per = ANY
      at++
    } else if (
      joint !== undefined &&
      isTime(figure.of) &&
      isTime(unitOf(joint)) &&
      figure.of !== unitOf(joint)
    ) {
      figure.per = unitOf(joint)
      at++
    }
    const isPriced =
      isMoney ||
      figure.per !== undefined ||
      (/^(?:for|costs?|is|price|plus|minus|less)$/.test(before?.word ?? '') &&
        pieces.some((one) => one.kind === 'figure' && one.of !== MONEY && one.of !== PERCENT))
    if (figure.of === MONEY && value <= FEW && Number.isInteger(value) && !isPriced) return undefined
  }
  return pieces.some((one) => one.kind === 'word' && /^[a-z]/.test(one.text)) ? pieces : undefined
}
