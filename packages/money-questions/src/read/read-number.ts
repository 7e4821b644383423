import { fractionWords, inFull, numberWords, scales } from '../grammar/number-words.ts'
import { monthlyWords, oftenWords, yearlyWords } from '../grammar/periods.ts'
import { things } from '../grammar/things.ts'
import { currencies, units } from '../grammar/units.ts'
import type { Token } from './tokenize.ts'

/** A number in a question: its value and the tokens it is made of, from `start` up to `end`. */
export interface ReadNumber {
  value: number
  start: number
  end: number
  /** Whether a word such as lakh or thousand belongs to it. */
  hasScale: boolean
  /** Whether it was written in digits. */
  hasDigits: boolean
}

/** Reads the number that starts at a token: `12.5 lakh`, `fifty five thousand`, `sadhe teen lakh`, `10k`. */
export function readNumber(tokens: readonly Token[], start: number): ReadNumber | undefined {
  const state = {
    total: 0,
    current: 0,
    at: start,
    hasScale: false,
    hasDigits: false,
    pieces: 0,
    last: 0,
    isJoined: false,
  }
  for (;;) {
    const token = tokens[state.at]
    if (token === undefined) break
    const isFirst = state.pieces === 0
    if (token.kind === 'number') {
      if (!isFirst && !goesOnAt(tokens, state)) break
      state.current += Number(token.text.replaceAll(',', ''))
      state.hasDigits = true
    } else if (isFirst && isOneOf(tokens, state.at)) {
      state.current = 1
      state.hasDigits = true
    } else if (token.kind === 'word') {
      const scale = scales.get(token.text)
      const word = numberWords.get(token.text)
      const fraction = fractionWords[token.text]
      if (scale !== undefined && (!isFirst || opensWithScale(tokens, state.at))) {
        if (isSuffixOnly(token.text) && !state.hasDigits) break
        if (scale === 100) state.current = (state.current || 1) * 100
        else {
          state.total = addScaled(
            state.total,
            isCounted(state) ? state.current : state.hasScale ? 0 : 1,
            scale,
          )
          state.current = 0
          state.last = scale
        }
        state.hasScale ||= scale > 100
      } else if (fraction !== undefined && isFirst && readNumber(tokens, state.at + 1)) {
        const rest = readNumber(tokens, state.at + 1) as ReadNumber
        return withFraction(fraction, rest, tokens, start)
      } else if (word !== undefined && (isFirst || canFollow(tokens, state))) {
        state.current += word
      } else if (token.text === 'point' && !isFirst && decimalsAt(tokens, state.at + 1) !== '') {
        const decimals = decimalsAt(tokens, state.at + 1)
        state.current += Number(`0.${decimals}`)
        state.at += decimals.length
      } else if (token.text === 'and' && !isFirst && partAfterAnd(tokens, state.at) !== undefined) {
        const { part, words } = partAfterAnd(tokens, state.at) as Part
        // "Two and a half lakh", "a lakh and a half".
        if (state.current === 0 && state.last > 0) state.total += part * state.last
        else state.current += part
        state.at += words
      } else if (joining.has(token.text) && !isFirst && continuesAfterAnd(tokens, state)) {
        state.at++
        state.isJoined = true
        continue
      } else break
    } else break
    state.pieces++
    state.at++
  }
  if (state.pieces === 0) return undefined
  const { hasScale, hasDigits } = state
  const value = state.total + state.current
  if (!Number.isFinite(value)) return undefined
  const found = { value, start, end: state.at, hasScale, hasDigits }
  return hasDigits || hasScale || isNumberHere(tokens, found) ? found : undefined
}

/** Whether a figure stands before the scale: "0 lakh" is nothing, "lakh" alone is one. */
function isCounted({ current, pieces, last }: { current: number; pieces: number; last: number }): boolean {
  return current > 0 || (pieces > 0 && last === 0)
}

/** "1 lakh crore" multiplies; "1 crore 20 lakh" adds. */
function addScaled(total: number, current: number, scale: number): number {
  return current === 0 ? inFull(total, scale) : total + inFull(current, scale)
}

/** `k`, `l` and `cr` are scales only right after digits. */
function isSuffixOnly(word: string): boolean {
  return ['k', 'l', 'lpa', 'cr', 'crs', 'mn', 'bn', 'tn'].includes(word)
}

/** "for a year" is for one. */
function isOneOf(tokens: readonly Token[], at: number): boolean {
  const [before, article, unit] = [
    tokens[at - 1]?.text ?? '',
    tokens[at]?.text ?? '',
    tokens[at + 1]?.text ?? '',
  ]
  return ['for', 'after'].includes(before) && article === 'a' && ['year', 'month', 'quarter'].includes(unit)
}

/** A scale opens a number only as in "a crore" or "lakh rupees", never as in "how many lakhs". */
function opensWithScale(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  const text = tokens[at]?.text ?? ''
  const isCounting = tokens[at + 1]?.text === 'and' && numberWords.has(tokens[at + 2]?.text ?? '')
  return !isSuffixOnly(text) && (['a', 'an', 'per'].includes(before) || before in fractionWords || isCounting)
}

/** "2 lakh 50 thousand" goes on; "5 lakh 20 years" and "10 lakh 10 %" do not. */
function startsSmallerPart(tokens: readonly Token[], at: number, last: number): boolean {
  const scale = scales.get(tokens[at + 1]?.text ?? '')
  return last > 0 && scale !== undefined && scale < last
}

/** So many times a smaller part the amount before it is an amount of its own, where the part comes every month. */
const APART = 25

function goesOnAt(
  tokens: readonly Token[],
  { at, last, total }: { at: number; last: number; total: number },
): boolean {
  if (!startsSmallerPart(tokens, at, last)) return false
  const part = Number(tokens[at]?.text.replaceAll(',', '')) * (scales.get(tokens[at + 1]?.text ?? '') ?? 1)
  return total < APART * part || !isOfAPeriod(tokens, at)
}

/** "40L 20k/month": an amount with a letter of its own, and another one that comes every month. */
function isOfAPeriod(tokens: readonly Token[], at: number): boolean {
  const [before = '', word = '', next = ''] = [at - 1, at + 2, at + 3].map((place) => tokens[place]?.text)
  if (!isSuffixOnly(before)) return false
  const isPeriod = units.get(next) === 'months' || units.get(next) === 'years'
  return (
    monthlyWords.has(word) || yearlyWords.has(word) || (isPeriod && (word === '/' || oftenWords.has(word)))
  )
}

function canFollow(
  tokens: readonly Token[],
  {
    at,
    last,
    hasDigits,
    current,
    isJoined,
  }: { at: number; last: number; hasDigits: boolean; current: number; isJoined: boolean },
): boolean {
  if (hasDigits && current > 0) return false
  if (current === 0 && last > 0 && !isJoined) {
    for (let next = at + 1; next < at + 4; next++) {
      const scale = scales.get(tokens[next]?.text ?? '')
      if (scale !== undefined) return scale < last
      if (!numberWords.has(tokens[next]?.text ?? '')) break
    }
    return false
  }
  const word = numberWords.get(tokens[at]?.text ?? '') ?? 0
  return (
    (current === 0 && isJoined) ||
    (current >= 20 && current % 10 === 0 && word < 10) ||
    (current >= 100 && current % 100 === 0)
  )
}

/** The digits said after "point": "eight point two five". */
function decimalsAt(tokens: readonly Token[], at: number): string {
  const { kind, text } = tokens[at] ?? { kind: 'pause', text: '' }
  const digit = kind === 'number' ? Number(text) : (numberWords.get(text) ?? Number.NaN)
  return Number.isInteger(digit) && digit < 10 ? `${digit}${decimalsAt(tokens, at + 1)}` : ''
}

const joining = new Set(['and', 'aur', 'और'])

interface Part {
  part: number
  /** How many words say it. */
  words: number
}

const partsOfOne: Readonly<Record<string, number>> = { half: 1 / 2, quarter: 1 / 4 }

/** "And half", "and a quarter". */
function partAfterAnd(tokens: readonly Token[], at: number): Part | undefined {
  const words = tokens[at + 1]?.text === 'a' ? 2 : 1
  const text = tokens[at + words]?.text ?? ''
  // "A year and a quarter" may be three months; a quarter alone is a time.
  const part = text === 'quarter' && words === 1 ? undefined : partsOfOne[text]
  return part === undefined ? undefined : { part, words }
}

/**
 * "One thousand and one", "one crore and twenty five lakh", "a hundred and fifty thousand": what follows is smaller than
 * what was said. "Ten lakh and twenty years" are two figures.
 */
function continuesAfterAnd(
  tokens: readonly Token[],
  { at, last, current, hasDigits }: { at: number; last: number; current: number; hasDigits: boolean },
): boolean {
  if (tokens[at + 1]?.kind === 'number') return startsSmallerPart(tokens, at + 1, last)
  let next = at + 1
  while (numberWords.has(tokens[next]?.text ?? '')) next++
  if (next === at + 1) return false
  const following = tokens[next]?.text ?? ''
  const scale = scales.get(following)
  // "Lakh aur do" may be a lakh and two of something.
  if (tokens[at]?.text !== 'and') return last > 0 && current === 0 && scale !== undefined && scale < last
  const isAfterHundreds = current >= 100 && current % 100 === 0 && !hasDigits
  if (isAfterHundreds) return scale !== 100 && (scale === undefined || scale > 100)
  if (last === 0 || current > 0) return false
  return scale === undefined ? !hasDigits && !isCountedApart(following) : scale < last
}

/** A time, a percentage or a thing is counted by a figure of its own. */
function isCountedApart(word: string): boolean {
  const unit = units.get(word)
  return things.has(word) || (unit !== undefined && !(unit in currencies))
}

/** A bare word such as "do", "one" or "ten" is a number only where something is counted by it. */
function isNumberHere(
  tokens: readonly Token[],
  { start, end, value }: { start: number; end: number; value: number },
): boolean {
  const next = tokens[end]?.text ?? ''
  const before = tokens[start - 1]?.text ?? ''
  if (units.has(next) || things.has(next)) return true
  if (value >= 20 && end - start >= 1) return true
  return before === 'at' || before === 'age' || before === '@'
}

function withFraction(
  fraction: number,
  rest: ReadNumber,
  tokens: readonly Token[],
  start: number,
): ReadNumber {
  const first = numberWords.get(tokens[start + 1]?.text ?? '')
  const digits = tokens[start + 1]?.kind === 'number'
  // "sawa lakh" is one and a quarter lakh; "sadhe teen lakh" is three and a half.
  const scale =
    first === undefined && !digits
      ? rest.value
      : rest.value / (digits ? Number(tokens[start + 1]?.text) : (first ?? 1))
  return { ...rest, value: rest.value + fraction * scale, start, hasScale: rest.hasScale }
}
