import {
  compounding,
  everyMonth,
  forSoLong,
  inTotal,
  isUntil,
  often,
  ofWhole,
  paidOn,
  paidWords,
  periodPhrases,
} from '../grammar/lost-periods.ts'
import type { Quantity } from './quantity.ts'
import type { Token } from './tokenize.ts'

/** Beside a word for months, so little is hardly a rate a year. */
const MOST_A_MONTH = 2
/** Fewer percent are hardly the rate of a year, where a month is named right behind it. */
const RARELY_A_YEAR = 3

/**
 * Words right beside a figure that say over how long it is counted and that the figure was not read with: "1 % monthly",
 * "every quarter 3 %", "60000 twice a year". What is computed without them would be something else.
 */
export function listLostPeriods(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  text: string,
): string[] {
  const isCompounded = compounding.test(text)
  return quantities.flatMap((quantity) => {
    const { kind, per, start, end } = quantity
    if (per !== undefined) return []
    // "Every 2 months" is how often, not for how long.
    const before = tokens[start - 1]?.text ?? ''
    if (kind === 'years') {
      const until = tokens[end]?.text ?? ''
      if (isUntil.test(until) && paidOn.test(text)) return [until]
      return often.has(before) ? [before] : []
    }
    const after = wordsFrom(tokens, end, 4)
    if (kind === 'percent') {
      const whole = inTotal.exec(after)?.[0] ?? ofWhole.exec(wordsFrom(tokens, start - 3, 3))?.[0]
      if (whole !== undefined) return [whole]
      // "1.5 % monthly compounding": so little may be a rate a month.
      if (isCompounded)
        return quantity.value < RARELY_A_YEAR
          ? (periodAfter(after, quantity.value) ?? everyMonth.exec(after)?.[0] ?? [])
          : []
      return [periodAfter(after, quantity.value), periodBefore(tokens, quantities, quantity)].flatMap(
        (found) => found ?? [],
      )
    }
    if (kind !== 'money' && kind !== 'bare') return []
    if (isCompounded) return []
    const found = periodPhrases.seldom.exec(after)?.[0] ?? seldomBefore(tokens, start)
    return found === undefined ? [] : [found]
  })
}

function periodAfter(after: string, value: number): string | undefined {
  const found = periodPhrases.any.exec(after)?.[0]
  if (found === undefined) return undefined
  const rest = after.slice(found.length).trim()
  // "1 % monthly for 3 years" is hardly the rate of a year; "9 % monthly, 3 years" may be of what is paid monthly.
  if (value < RARELY_A_YEAR && forSoLong.test(rest)) return found
  return paidWords.test(rest) ? undefined : found
}

/** "…, har mahine 1 %" says it of the rate; "5000 har mahine 12 %" of the amount. */
function periodBefore(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  { start, value }: Quantity,
): string | undefined {
  for (let length = 3; length > 0; length--) {
    const from = start - length
    const phrase = wordsFrom(tokens, from, length)
    if (from < 0 || periodPhrases.whole.exec(phrase) === null) continue
    const isOpen = from === 0 || tokens[from - 1]?.kind === 'pause'
    const isOfAmount = quantities.some(({ end }) => end > from - 4 && end <= from)
    return isOpen || !isOfAmount || value <= MOST_A_MONTH ? phrase : undefined
  }
  return undefined
}

function seldomBefore(tokens: readonly Token[], start: number): string | undefined {
  for (let length = 3; length > 0; length--) {
    const phrase = wordsFrom(tokens, start - length, length)
    if (start >= length && periodPhrases.wholeSeldom.test(phrase)) return phrase
  }
  return undefined
}

function wordsFrom(tokens: readonly Token[], from: number, length: number): string {
  return tokens
    .slice(Math.max(0, from), from + length)
    .map(({ text }) => text)
    .join(' ')
}
