import { type ChangeWord, changeSigns, opening } from '../grammar/changes.ts'
import { asksMore, differing } from '../grammar/differing.ts'
import type { Variable } from '../grammar/family.ts'
import { isFiller } from '../grammar/fillers.ts'
import { units } from '../grammar/units.ts'
import type { Context } from '../plan/candidate.ts'
import { isBesideFigure } from '../read/beside-figures.ts'
import { isInside } from '../read/is-inside.ts'
import { LEAST_BARE_AMOUNT, type Quantity } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'
import { withMoreBehind } from '../read/with-more-behind.ts'

/** More times than this nobody raises a figure by an amount. */
const LARGEST_CHANGE = 20
/** A loan is hardly changed by a smaller share: so little is meant for its instalment. */
const LEAST_CHANGE = 0.01
const factors = { double: 2, triple: 3, halve: 1 / 2 } as const

/**
 * What was understood before with one of its figures changed by what is said now: "5 years more", "double the loan",
 * "one percentage point less". Undefined where a word has no part in such a change, or where it may be about more
 * than one figure.
 */
export function changeFigure(said: Reading, context: Context): Context | undefined {
  if (context.missing.length > 0) return undefined
  const reading = withMoreBehind(said)
  const signs = readSigns(reading)
  if (signs === undefined || asksMoreOfNew(reading)) return undefined
  const change = readChange(reading, signs, context)
  if (change === undefined) return undefined
  const { name, to } = change
  const before = context.values[name]
  const value = typeof before === 'number' ? to(before) : 0
  // "10 lakh more" after 10,000 a month is hardly more of that, nor "2,000 more" after a loan of 20 lakh.
  const isFarOff =
    typeof before === 'number' &&
    (value > LARGEST_CHANGE * before || (name === 'principal' && Math.abs(value / before - 1) < LEAST_CHANGE))
  return value > 0 && !isFarOff ? { ...context, values: { ...context.values, [name]: value } } : undefined
}

/** "How much more would 6 lakh give" is asked of 6 lakh; in "how much for 5 lakh more" it is added. */
function asksMoreOfNew(reading: Reading): boolean {
  if (reading.quantities.length === 0 || !asksMore.test(reading.raw)) return false
  return !reading.tokens.some(
    ({ text }, at) => changeSigns.has(text) && differing.has(text) && isBesideFigure(reading, at),
  )
}

/** What the words say that are no figures; undefined where one of them says something else. */
function readSigns({ tokens, quantities }: Reading): ReadonlySet<ChangeWord> | undefined {
  const signs = new Set<ChangeWord>()
  for (const [at, { kind, text }] of tokens.entries()) {
    const isFigure = isInside(quantities, at)
    if (isFigure && units.get(text) === 'basisPoints') signs.add('points')
    // "और 15000 की?" goes on from before; "15000 और" is so much more.
    const isOpening = at === 0 && opening.has(text)
    if (isFigure || isOpening || kind === 'pause') continue
    // "Up to 5000" says how much it is, and not by how much it changes.
    if (text === 'up' && tokens[at + 1]?.text === 'to') return undefined
    const sign = changeSigns.get(text)
    if (sign !== undefined) signs.add(sign)
    else if (kind !== 'word' || !isFiller(text)) return undefined
  }
  return signs
}

/** What calls a rate a rate. */
const ofRate = /\b(?:rates?|roi|dar)\b|दर/

interface Change {
  name: string
  to: (before: number) => number
}

function readChange(
  { quantities, text }: Reading,
  signs: ReadonlySet<ChangeWord>,
  context: Context,
): Change | undefined {
  const [quantity, ...others] = quantities
  const [factor, ...factorsMore] = (['double', 'triple', 'halve'] as const).filter((sign) => signs.has(sign))
  const isUp = signs.has('up') || signs.has('extra') || signs.has('plus')
  const isOneWay = isUp !== signs.has('down')
  if (quantity === undefined) {
    const name =
      factorsMore.length === 0 && !isUp && !signs.has('down') ? nameTarget(signs, context) : undefined
    // "Half the interest" is a part of what it comes to; the rate is halved where it is called so.
    const isOfOutcome = name !== undefined && signs.has('rate') && !ofRate.test(text)
    return factor === undefined || name === undefined || isOfOutcome
      ? undefined
      : { name, to: (before) => before * factors[factor] }
  }
  if (others.length > 0 || factor !== undefined || !isOneWay || quantity.isNegative) return undefined
  const { value } = quantity
  const by = isUp ? value : -value
  const name = nameChanged(quantity, signs, context)
  if (name === undefined) return undefined
  const isShare = quantity.kind === 'percent' && !isInPoints(quantity, signs)
  return { name, to: (before) => (isShare ? before * (1 + by / 100) : before + by * unitsOf(name, context)) }
}

/** More than so many points no rate changes at once. */
const MOST_POINTS = 3

/** "The rate goes up by 0.5 %" is half a point of it: nobody tells so small a share of a rate. */
function isInPoints({ kind, value }: Quantity, signs: ReadonlySet<ChangeWord>): boolean {
  return (
    signs.has('points') ||
    (kind === 'percent' && !signs.has('amount') && !signs.has('monthly') && value <= MOST_POINTS)
  )
}

/** The figure that "5 years more" or "2,000 less" is about. */
function nameChanged(
  quantity: Quantity,
  signs: ReadonlySet<ChangeWord>,
  context: Context,
): string | undefined {
  const names = (...words: ChangeWord[]) => words.some((word) => signs.has(word))
  const { kind, per, value } = quantity
  if (kind === 'years')
    return names('rate', 'amount', 'monthly', 'points') ? undefined : nameOnly(context, ['years', 'months'])
  // A loss of 3 % with 3 points more may be a larger one, or none.
  if (kind === 'percent' && context.family.id === 'decline') return undefined
  if (kind === 'percent' && per === undefined) {
    if (isInPoints(quantity, signs))
      return names('time', 'amount', 'monthly') ? undefined : nameOnly(context, ['percent'])
    // "10 % more" of the rate, or ten points of it: nobody knows.
    return names('amount', 'monthly') && !names('rate', 'time') ? nameTarget(signs, context) : undefined
  }
  const isAmount = kind === 'money' || (kind === 'bare' && value >= LEAST_BARE_AMOUNT)
  if (!isAmount || (per !== undefined && per !== 'month') || names('rate', 'time', 'points')) return undefined
  if (context.family.kin === 'loan' && names('paying', 'monthly', 'extra')) return undefined
  return per === 'month' ? nameOnly(context, ['money-a-month']) : nameTarget(signs, context, true)
}

/** The figure that is called by its name: the time, the rate, what is paid a month, the amount. */
function nameTarget(
  signs: ReadonlySet<ChangeWord>,
  context: Context,
  mayBeUnnamed = false,
): string | undefined {
  const isMoney = signs.has('amount') || signs.has('monthly')
  const named = [signs.has('time'), signs.has('rate'), isMoney].filter(Boolean).length
  if (named > 1 || signs.has('points')) return undefined
  if (signs.has('time')) return nameOnly(context, ['years', 'months'])
  if (signs.has('rate')) return nameOnly(context, ['percent'])
  if (signs.has('monthly')) return nameOnly(context, ['money-a-month'])
  return isMoney || mayBeUnnamed ? nameOnly(context, ['money', 'money-a-month']) : undefined
}

/** The one figure of these kinds that was understood before. */
function nameOnly({ family, values }: Context, kinds: readonly Variable['kind'][]): string | undefined {
  const [name, ...others] = Object.keys(values).filter((known) => {
    const kind = family.variables[known]?.kind
    return kind !== undefined && kinds.includes(kind)
  })
  return others.length === 0 ? name : undefined
}

/** Durations are said in years, also of a figure that is kept in months. */
function unitsOf(name: string, { family }: Context): number {
  return family.variables[name]?.kind === 'months' ? 12 : 1
}
