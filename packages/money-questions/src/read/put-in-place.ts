import { units } from '../grammar/units.ts'
import { isIdle } from './is-idle.ts'
import { isInside } from './is-inside.ts'
import { LARGEST_RATE, type Quantity } from './quantity.ts'
import type { Reading } from './read-words.ts'
import { reword } from './reword.ts'

/** Figures that are less than so many times one another are of one size. */
const NEAR = 1.5

/**
 * A question with the one figure of what is said after it in the place of its own: "15 % off on 3000", then "and 25 %?".
 * Undefined where it is not plain whose place that is, or where words beside the figure say something new.
 */
export function putInPlace(before: Reading, after: Reading): Reading | undefined {
  const [quantity, ...others] = after.quantities
  if (quantity === undefined || others.length > 0) return undefined
  const said = new Set(before.tokens.map(({ text }) => text))
  const isNew = after.tokens.some(
    ({ kind, text }, at) =>
      kind === 'word' && !isInside([quantity], at) && !said.has(text) && !units.has(text) && !isIdle(text),
  )
  const place = isNew ? undefined : findPlace(before, after, quantity)
  if (place === undefined) return undefined
  // A bare number after "100 usd" is of the same currency; rupees are what it is anyway.
  const isForeign = quantity.kind === 'bare' && place.currency !== undefined && place.currency !== 'INR'
  const currency = isForeign ? (place.currency?.toLowerCase() ?? '') : ''
  const figure = { of: after, words: [quantity.start, quantity.end] } as const
  return reword(before, [0, place.start], figure, currency, [place.end, before.tokens.length])
}

function findPlace(before: Reading, after: Reading, quantity: Quantity): Quantity | undefined {
  const kindOf = ({ kind }: Quantity) => (kind === 'money' ? 'bare' : kind)
  const alike = before.quantities.filter((other) => kindOf(other) === kindOf(quantity))
  const [only, ...more] = alike
  // "And 20" may be 20 % as well.
  const isRate = quantity.kind === 'bare' && quantity.value <= LARGEST_RATE
  const mayBeRate = isRate && before.quantities.some(({ kind }) => kind === 'percent')
  if (more.length === 0 && !mayBeRate) return only
  const wordBefore = ({ tokens }: Reading, { start }: Quantity) => tokens[start - 1]?.text ?? ''
  // "250 usd?" takes the place of the dollars, not of the rate.
  const ofCurrency = alike.filter(({ currency }) => currency !== undefined && currency === quantity.currency)
  if (ofCurrency.length === 1) return ofCurrency[0]
  const joined = alike.filter((other) => wordBefore(before, other) === wordBefore(after, quantity))
  // "1000 usd at 83", then "84?": of the size of one of them, and of no other.
  const near = alike.filter(({ value }) => Math.max(value / quantity.value, quantity.value / value) < NEAR)
  if (near.length === 1) return near[0]
  return joined.length === 1 ? joined[0] : undefined
}
