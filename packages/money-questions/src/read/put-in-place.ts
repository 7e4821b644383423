import { turningWords } from '../grammar/directions.ts'
import { harmlessWords } from '../grammar/harmless-words.ts'
import { units } from '../grammar/units.ts'
import { isIdle } from './is-idle.ts'
import { isInside } from './is-inside.ts'
import { FAR, isWithin, NEAR } from './is-within.ts'
import { toCurrency } from './list-currencies.ts'
import { LARGEST_RATE, type Quantity } from './quantity.ts'
import type { Reading } from './read-words.ts'
import { reword } from './reword.ts'

/** Figures that are more than so many times one another are hardly the same figure. */
const APART = 4
/** Between what a figure is called and the figure. */
const joining = new Set(['at', '@', 'for', 'of', 'is', 'rs', 'inr', '₹', '$', '=', ':'])
const silent = new Set(['₹', '$', '€', '£', '@', '=', '%'])
/** What tells an amount off from a percentage off where it stands behind the figure. */
const behind = new Set(['off', 'discount', 'tip', 'gst', 'tax', 'extra'])
/** "10 और" is ten more; before a figure it goes on from the question before. */
const more = new Set(['aur', 'और', 'more', 'bhi', 'भी', 'too', 'also'])

/**
 * A question with the one figure of what is said after it in the place of its own: "15 % off on 3000", then "and 25 %?".
 * Undefined where it is not plain whose place that is, or where words beside the figure say something new, such as that it
 * goes up where it went down.
 */
export function putInPlace(before: Reading, after: Reading): Reading | undefined {
  const [quantity, ...others] = after.quantities
  if (quantity === undefined || others.length > 0) return undefined
  const said = new Set(before.tokens.map(({ text }) => text))
  const isNew = after.tokens.some(({ kind, text }, at) => {
    if (kind === 'pause' || isInside([quantity], at) || said.has(text)) return false
    if (turningWords.has(text) || (more.has(text) && at >= quantity.end)) return true
    return kind === 'sign' ? !silent.has(text) : !units.has(text) && !harmlessWords.has(text)
  })
  const place = isNew ? undefined : findPlace(before, after, quantity)
  if (place === undefined || place.isNegative !== quantity.isNegative) return undefined
  // The same figure once more is another step of the sum; "for 5" counts, and is no percentage.
  const isCount = quantity.kind === 'bare' && place.kind === 'percent' && isCounting(after, quantity)
  if (place.value === quantity.value || isCount) return undefined
  // "200 usd" is no rate of rupees.
  if (quantity.currency !== undefined && quantity.currency !== 'INR' && place.currency !== quantity.currency)
    return undefined
  // A bare number after "100 usd" is of the same currency, and after "15 %" a percentage; rupees are what it is anyway.
  const isBare = quantity.kind === 'bare'
  const isForeign = isBare && place.currency !== undefined && place.currency !== 'INR'
  const unit = isForeign
    ? (place.currency?.toLowerCase() ?? '')
    : isBare && place.kind === 'percent'
      ? '%'
      : ''
  const figure = { of: after, words: [quantity.start, quantity.end] } as const
  return reword(before, [0, place.start], figure, unit, [place.end, before.tokens.length])
}

/** "For 5", "same for 5". */
function isCounting({ tokens }: Reading, { start }: Quantity): boolean {
  return tokens[start - 1]?.text === 'for'
}

function findPlace(before: Reading, after: Reading, quantity: Quantity): Quantity | undefined {
  const kindOf = ({ kind }: Quantity) => (kind === 'money' ? 'bare' : kind)
  const alike = before.quantities.filter((other) => kindOf(other) === kindOf(quantity))
  // "250 usd?" takes the place of the dollars, not of the rate.
  const ofCurrency = alike.filter(({ currency }) => currency !== undefined && currency === quantity.currency)
  if (quantity.currency !== 'INR' && ofCurrency.length === 1) return ofCurrency[0]
  // The last of a list is no place of its own.
  if (listInARow(before).length > MOST_ALIKE && quantity.kind === 'bare') return undefined
  const called = nameBefore(after, quantity)
  const name = toCurrency(called) === undefined ? called : ''
  const named = name === '' ? [] : alike.filter((other) => nameBefore(before, other) === name)
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  // "5 kg for 325, 12 kg?", then "8 kg": what is looked for is named last.
  const counted = before.quantities.filter(({ kind }) => kind !== 'money' && kind !== 'percent')
  const noun = nounOf(after, quantity)
  const ofNoun = behind.has(noun)
    ? []
    : counted.filter((other) => noun !== '' && nounOf(before, other) === noun)
  if (ofNoun.length > 0) return ofNoun.at(-1)
  if (quantity.kind !== 'bare') return alike.length === 1 ? alike[0] : nearest(alike, quantity)
  if (behind.has(noun)) return undefined
  const pair = counted.filter((one) =>
    counted.some(
      (other) => other !== one && nounOf(before, one) !== '' && nounOf(before, other) === nounOf(before, one),
    ),
  )
  const mayBeOther = before.quantities.filter(
    ({ kind }) => kind === 'things' || (kind === 'percent' && quantity.value <= LARGEST_RATE),
  )
  // "And 20" after "15 % of 200" may be 20 % as well.
  const isRate = mayBeOther.some(({ kind }) => kind === 'percent')
  if (isRate && alike.some(({ value }) => isWithin(FAR, value, quantity.value))) return undefined
  const found = nearest([...new Set([...alike, ...mayBeOther])], quantity)
  return found !== undefined && pair.includes(found) ? pair.at(-1) : found
}

/** More figures that say nothing of themselves are a list. */
const MOST_ALIKE = 2

/** Figures in a row, with nothing between them that sets them apart. */
function listInARow({ quantities, tokens }: Reading): readonly Quantity[] {
  return quantities.filter(
    ({ kind, start }, at) =>
      kind === 'bare' &&
      (at === 0 || start - (quantities[at - 1]?.end ?? 0) <= 1 || tokens[start - 1]?.text === 'and'),
  )
}

/** The only figure of the size of another one. */
function nearest(figures: readonly Quantity[], { value }: Quantity): Quantity | undefined {
  const within = (times: number) => figures.filter((other) => isWithin(times, other.value, value))
  const [only, ...others] = figures
  const isAlone = only !== undefined && others.length === 0 && within(FAR).length === 1
  if (isAlone) return only
  const near = within(NEAR)
  if (near.length > 0) return near.length === 1 ? near[0] : undefined
  const apart = within(APART)
  return apart.length === 1 ? apart[0] : undefined
}

/** What a figure is called right before it: "sold at 80" is sold. */
function nameBefore({ tokens }: Reading, { start }: Quantity): string {
  let at = start - 1
  while (joining.has(tokens[at]?.text ?? '')) at--
  const { kind, text = '' } = tokens[at] ?? {}
  return kind === 'word' && (text === 'to' || text === 'from' || !isIdle(text)) ? text : ''
}

/** What a figure counts, right behind it: "8 kg", "10 friends", "300 off". */
function nounOf({ tokens }: Reading, { end, kind: counts }: Quantity): string {
  const { kind, text = '' } = tokens[end] ?? {}
  const isNoun = counts === 'things' || !isIdle(text)
  return kind === 'word' && isNoun ? text.replace(/s$/, '') : ''
}
