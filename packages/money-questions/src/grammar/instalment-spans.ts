import { toPlainLetters } from './to-plain-letters.ts'

const units: readonly (readonly [words: string, months: number])[] = [
  ['years year yrs yr saal sal varsh साल वर्ष', 12],
  ['months month mahine mahina mahinon महीने महीना महीनों', 1],
  [
    'emis emi instalments instalment installments installment payments payment kisten kiste kist किस्तें किस्त ईएमआई',
    1,
  ],
]
const ordinals: readonly string[] = [
  'first initial pehle pahle pehla pahla pehli pahli shuru shuruaati पहले पहला पहली शुरू शुरुआती',
  'second doosre dusre doosra dusra doosri dusri दूसरे दूसरा दूसरी',
  'third teesre tisre teesra tisra teesri तीसरे तीसरा तीसरी',
  'fourth chauthe chautha chauthi चौथे चौथा चौथी',
  'fifth paanchve panchve paanchva panchva पांचवें पांचवे पांचवां',
  'sixth seventh',
]
const lastWords = 'final aakhri akhri आखिरी अंतिम'
const numerals = 'one two three four five six seven eight nine ten'.split(' ')

const words = (list: string) => toPlainLetters(list).split(' ')
const anyOf = (list: string) => words(list).join('|')
const monthsOf = new Map(
  units.flatMap(([list, months]) => words(list).map((word) => [word, months] as const)),
)
const anyUnit = units.map(([list]) => anyOf(list)).join('|')
/** Not within a word of either script. */
const from = '(?<![\\p{L}\\p{M}\\d.])'
const to = '(?![\\p{L}\\p{M}])'
/** What stands around such a part and says no more than that it is one. */
const before = `(?:${from}(?:in|of|during|for|over|within|by) )?(?:${from}(?:the|my|its) )?`
const after = `(?:(?: of (?:the|my) (?:loan|term|tenure))?|(?: (?:ke|के))? ?(?:me|mein|mai|में|ki|ka|ke|की|का|के|tak|तक)${to})`

/** A part of a plan that is counted in its instalments, by what a match of its pattern says. */
export interface SpanRule {
  pattern: RegExp
  /** "The last 5 years" are those of a loan only where one is spoken of. */
  isOfLoan?: true
  /** The first and the last instalment; `last` many at the end where there is no first. */
  toSpan(groups: Readonly<Record<string, string | undefined>>): string | undefined
}

function numberOf(text = ''): number {
  return numerals.includes(text) ? numerals.indexOf(text) + 1 : Number(text)
}

const rank = (word: string) => ordinals.findIndex((list) => words(list).includes(word)) + 1
const spanOf = (at: number, months: number) =>
  months === 1 ? `${at}` : `${(at - 1) * months + 1}-${at * months}`
const monthsOfUnit = (unit = '') => monthsOf.get(unit) ?? Number.NaN

/** How people call a part of a loan, and the instalments that it has. */
export const spanRules: readonly SpanRule[] = [
  // As it is written where it has been read.
  {
    pattern: /\bnth (?<from>\d+)-(?<to>\d+) month\b/u,
    toSpan: ({ from: first, to: last }) => `${first}-${last}`,
  },
  // "In the first 3 years".
  {
    pattern: new RegExp(
      `${before}${from}(?:${anyOf(ordinals[0] ?? '')})(?: (?:ke|के))? (?<count>\\d+|${numerals.join('|')}) (?<unit>${anyUnit})${to}${after}?`,
      'u',
    ),
    toSpan: ({ count, unit }) => `1-${numberOf(count) * monthsOfUnit(unit)}`,
  },
  // "The last 2 years".
  {
    pattern: new RegExp(
      `${before}${from}(?:${anyOf(lastWords)}|last(?=[^,.]* of (?:the|my) (?:loan|term|tenure))) (?<count>\\d+|${numerals.join('|')}) (?<unit>${anyUnit})${to}${after}?`,
      'u',
    ),
    isOfLoan: true,
    toSpan: ({ count, unit }) => `last-${numberOf(count) * monthsOfUnit(unit)}`,
  },
  // "In the 5th year", as the spellings have it: "nth 5 year".
  {
    pattern: new RegExp(`${before}\\bnth (?<count>\\d+|last) (?<unit>${anyUnit})${to}${after}?`, 'u'),
    toSpan: ({ count, unit }) =>
      count === 'last' ? `last-${monthsOfUnit(unit)}` : spanOf(Number(count), monthsOfUnit(unit)),
  },
  // "In the second year".
  {
    pattern: new RegExp(
      `${before}${from}(?<rank>${ordinals.map(anyOf).join('|')}) (?<unit>${anyUnit})${to}${after}?`,
      'u',
    ),
    toSpan: ({ rank: word = '', unit }) => spanOf(rank(word), monthsOfUnit(unit)),
  },
  // "In year 3".
  {
    pattern:
      /\b(?:in|during|of|for) (?<unit>year|month|emi|instalment|installment) (?<count>\d{1,3})\b(?! ?(?:lakh|lac|crore|k|%|percent|years?|months?)\b)/u,
    toSpan: ({ count, unit }) => spanOf(Number(count), monthsOfUnit(unit)),
  },
]

/** What only a loan has. */
export const ofLoan = /\b(?:emis?|instal|kist|loan|mortgage|payment)|किस्त|ईएमआई|लोन|ऋण/
/** What is only said of interest that is owed. */
export const ofDebt =
  /\binterest (?:is |was |will be )?paid\b|\b(?:pay|paid|paying|bhar\w*|chuka\w*)\b.{0,40}\b(?:interest|byaj)\b|\b(?:interest|byaj)\b.{0,40}\b(?:pay|paid|paying|bhar\w*|chuka\w*)\b|\bprincipal\b/

/** Right before such a part: it is for how long a rate holds, and nothing is asked of it. */
export const ofRateBefore = /(?:%|percent|p a|pa)(?: for(?: the)?)? ?$/

/** What such a part is asked about. */
export const asksPart =
  /\b(?:interest|intrest|byaj|byaaj|sood|principal|mool ?dhan|instalments paid)\b|ब्याज|सूद|मूलधन/
