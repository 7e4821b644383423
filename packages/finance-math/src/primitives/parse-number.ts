import { scalePowers } from './scale-powers.ts'

const longest = 40
/** With letters that multiply in a field alone: in a sentence `m` is a month. */
const powers: Readonly<Record<string, number>> = { ...scalePowers, m: 6, b: 9 }
/** Units that a field may be given together with its number; they do not change it. */
const unitWords = /\s*(?:%|percent)?\s*(?:p\.?a\.?|years?|yrs?|months?|(?:a|per) (?:year|month|annum))?$/i
const currencyMarks = /^([+-]?)\s*(?:₹|rs\.?|inr|\$|us\$|usd|€|£)\s*/i

type Matched = [all: string, sign: string, digits: string, exponent: string | undefined, word: string]

/**
 * Reads a number as people write it: `₹12,50,000`, `12.5L`, `1.2 cr`, `8 %`, `10 years`. Undefined for anything
 * else, for what is longer than 40 characters, and for what no finite number can hold. Where years or months are
 * counted, the other of them is brought into it; a percentage a month is none a year. Never throws.
 *
 * @param text as a person writes it
 * @param unit what is counted
 * @example
 * parseNumber('12.5L') //=> 1250000
 *
 * @example
 * parseNumber('18 months', 'years') //=> 1.5
 */
export function parseNumber(text: string, unit?: string): number | undefined {
  // Cut before it is normalised: a paste may be of any length.
  if (text.length > longest) return undefined
  const plain = text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll('−', '-')
    .trim()
    .replace(currencyMarks, '$1')
    .replace(unitWords, '')
    .trim()
  const match = /^([+-]?)(\d[\d,_ ]*(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,3}))?\s*([a-z]*)\.?$/i.exec(plain)
  if (match === null) return undefined
  // Of the groups only the exponent may have taken no part.
  const [, sign, digits, exponent = '0', word] = match as unknown as Matched
  const power = word === '' ? 0 : powers[word.toLowerCase()]
  if (power === undefined) return undefined
  // The power goes into the text, so that 12.35 lakh is 1235000 and not a neighbour of it.
  const value = Number(`${sign}${digits.replace(/[,_ ]/g, '')}e${Number(exponent) + power}`)
  const isMonthly = /mo/i.test(text)
  const scale = unit === 'years' && isMonthly ? 1 / 12 : unit === 'months' && /y/i.test(text) ? 12 : 1
  return Number.isFinite(value) && !(unit === 'percent' && isMonthly) ? value * scale + 0 : undefined
}
