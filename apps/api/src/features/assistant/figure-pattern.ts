import {
  alsoOtherWords,
  fractionWords,
  numberWords,
  scales,
  toWesternDigits,
  units,
} from '@pkg/money-questions'

/** A word of the vocabulary as it may be written, with or without the dots and nasals of Devanagari. */
const toWritten = (word: string) =>
  word.replace(/[कखगजडढफ]/g, '$&\u093c?').replace(/\u0902/g, '[\u0901\u0902]')
const longestFirst = (words: Iterable<string>) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(toWritten)
    .join('|')
const isLong = (word: string) => word.length > 2 || /\p{M}|[^a-z]/u.test(word)

const plainWords = longestFirst(
  [...numberWords.keys()].filter((word) => isLong(word) && !alsoOtherWords.has(word)),
)
/** Parts that no calculation has: half a crore, a dozen lakh. */
const vague = 'half|quarter|third|dozen|couple|few|several|many|aadha|adha|आधा|darjan'
const countWords = longestFirst([
  ...[...numberWords.keys()],
  ...Object.keys(fractionWords),
  ...vague.split('|'),
  'a',
  'an',
])
const allScales = longestFirst(scales.keys())
const scaleWords = longestFirst([...scales.keys()].filter(isLong))
/** Markup and spaces that may stand between a figure and its scale. */
const gap = '[\\s*_`~()"\'’-]{0,4}'
const joint = '[\\s-]+(?:(?:and|of|a|an|aur|और)[\\s-]+){0,2}'
const before = '(?<![\\p{L}\\p{M}\\p{Nd}])'
const after = '(?![\\p{L}\\p{M}])'

const unitWords = longestFirst([...units.keys()].filter((word) => /^\p{L}/u.test(word) && isLong(word)))
/** Shares and multiples that are told without a number. */
const multiples = [
  'doubl(?:e|es|ed|ing)(?![\\s-]check)',
  'tripl(?:e|es|ed|ing)',
  '(?:quadr|quint|sext|sept|oct|dec)upl(?:e|es|ed|ing)',
  'twice|thrice|half(?![\\s-]year)|halve[sd]?|halving',
  '\\p{L}+[^\\s\\p{L}]?fold',
  'dugna|duguna|tiguna|chauguna|दोगुना|दुगना|दुगुना|तिगुना|चौगुना|आधा|आधी',
  '(?:an?|one|two|three|four|five|six|seven|eight|nine)[\\s-](?:thirds?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|hundredths?|thousandths?)',
  '(?:two|three)[\\s-]quarters|(?:a|one)[\\s-]quarters?(?=[\\s-](?:of|more|less|higher|lower))|(?<=\\bby\\s)(?:a|one)[\\s-]quarter',
  'one in (?:\\p{L}+)|(?:hundred|ten|score|dozen)s of|a score of|(?:half )?a dozen',
  'decades?|centur(?:y|ies)|fortnights?|nil',
].join('|')

const vaguePattern = new RegExp(`${before}(?:${vague})${after}`, 'iu')

/** Whether words say how much only roughly. */
export const isVague = (words: string) => vaguePattern.test(words)

/**
 * Every figure of a plain text, in one pass: digits with their sign, exponent, scale and percent sign; words with a
 * scale; words without one; numerals that are neither.
 */
export const figurePattern = new RegExp(
  [
    `(?<!\\p{Nd})(?<label>\\p{L}*)(?<money>[₹$€£¥]\\s?)?(?<digits>(?:\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?|(?<!\\p{L})\\.\\d+)(?:e[+-]?\\d+)?)(?:${gap}(?<scale>(?:${allScales})(?:${gap}(?:${allScales}))*)${after})?(?<percent>\\s?%)?`,
    `${before}(?<scaled>(?:(?:${countWords})${joint}){0,8}(?:${scaleWords})(?:[\\s-]+(?:and[\\s-]+)?(?:${longestFirst([...numberWords.keys(), ...scales.keys(), 'half'].filter(isLong))}))*)${after}`,
    `${before}(?<multiple>${multiples})${after}`,
    `${before}(?<words>(?:${plainWords})(?:[\\s-]+(?:and\\s+)?(?:${plainWords}|one))*(?:\\s+point(?:\\s+(?:${plainWords}))+)?)${after}`,
    // "Das pratishat" is ten percent; "das" alone is many other words.
    `${before}(?<words>(?:${longestFirst(alsoOtherWords)})(?=[\\s-]+(?:${unitWords})${after}))`,
    // "In a year" and "after a month" say when, "₹500 a month" how often.
    `(?<=(?<!\\b(?:once|twice|times)\\s)\\b(?:in|after|within)\\s)(?:(?:just |only |about )?(?:an?|one|ek)\\s(?<time>year|month|week|day))${after}`,
    // Capitals alone are a numeral, which whoever reads the match sees to: with a group of its own flags V8 loses capitals
    // elsewhere in the pattern.
    `${before}(?<roman>[IVXLCDM]{2,})(?=\\s?%|[\\s-](?:${unitWords})${after})`,
    '(?<numerals>[\\p{Nl}\\p{No}🔟💯])',
  ].join('|'),
  'giu',
)

/** A text with western digits, without markup and without what is not seen. */
export function toPlainFigures(text: string): string {
  const visible = text
    .replace(/\p{Default_Ignorable_Code_Point}|\u20e3/gu, '')
    // Roman numerals stay what they are: as letters they would no longer be told from words.
    .replace(/\P{Nl}+/gu, (piece) => piece.normalize('NFKC'))
  return toWesternDigits(visible)
    .replace(/٬/g, ',')
    .replace(/٫/g, '.')
    .replace(/<\/?[a-z!?][^>]*>?/gi, '')
}
