import { changeSigns, opening } from '../../grammar/changes.ts'
import { isInside } from '../../read/is-inside.ts'
import type { Reading } from '../../read/read-words.ts'
import { siblingOf } from './assign-figures.ts'
import type { NamedContext } from './named-context.ts'
import type { NamedReading } from './read-named.ts'

/** By less than this share nobody changes an amount. */
const LEAST_CHANGE = 0.01

/**
 * "3 years more", "10 हज़ार कम": a figure of a calculator with so much added to it, or taken off. Undefined where it is not
 * plain which figure, in which direction, or whether of a share of it.
 */
export function changeNamed(
  { tokens, quantities }: Reading,
  { words, assigned, left, unclear, saidPeriod }: NamedReading,
  last: NamedContext,
): NamedContext | undefined {
  const [one, ...others] = assigned
  if (one === undefined || others.length + left.length + unclear.length > 0 || last.missing.length > 0)
    return undefined
  const { figure, quantity, value, isPeriodOpen } = one
  // A rent of a month that was told is kept as one of a year: of which of them 5,000 more is was not said.
  if (isPeriodOpen) return undefined
  // "2,000 extra a month" is no more of what is paid in once.
  const per = quantity.per ?? saidPeriod
  if (per !== undefined && per !== figure.per) return undefined
  // "10 % more" may be of the amount, or points of a rate.
  if (quantity.kind === 'percent') return undefined
  const signs = new Set(
    tokens.flatMap(({ text }, at) =>
      isInside(quantities, at) || (at === 0 && opening.has(text)) ? [] : (changeSigns.get(text) ?? []),
    ),
  )
  const isUp = signs.has('up') || signs.has('extra') || signs.has('plus')
  if (isUp === signs.has('down')) return undefined
  // A deposit a year may be told by the month.
  const name = [figure, siblingOf(figure, words.figures)].find(
    (known) => known && known.name in last.given,
  )?.name
  const before = last.given[name ?? '']
  if (name === undefined || before === undefined) return undefined
  // "0.5 lower" is hardly half a rupee.
  if (quantity.kind === 'bare' && figure.input.unit === 'inr' && value < LEAST_CHANGE * before)
    return undefined
  const after = isUp ? before + value : before - value
  return after > 0 ? { ...last, given: { ...last.given, [name]: after } } : undefined
}
