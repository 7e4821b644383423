import type { Draft } from '../answer/answer.ts'
import {
  changing,
  difference,
  differing,
  either,
  firstInstead,
  formerly,
  howMuch,
  interestDiffers,
  lessening,
  thenSecond,
} from '../grammar/differing.ts'
import type { Stretch } from '../read/find-words.ts'
import { isInside } from '../read/is-inside.ts'
import { LARGEST_RATE, type Quantity } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'
import { reword } from '../read/reword.ts'
import { declineBlocked, declineMixed, declineUnclear } from './decline.ts'
import { tellDifference } from './tell-difference.ts'
import { understand } from './understand.ts'
import type { Understood } from './understood.ts'

/** Two figures of which one takes the place of the other. */
interface Pair {
  before: Quantity
  now: Quantity
  /** The unit of both, where only one of them is said with it. */
  unit: string
  /** Where the words about both begin and end. */
  start: number
  end: number
}

/**
 * "20 lakh at 8 % instead of 9 % for 15 years: how much less interest": the question with either figure, and what lies
 * between the results. Undefined where no difference is asked for, or where it is not plain which figures differ.
 */
export function differByFigure(reading: Reading, year: string): Draft | undefined {
  const { tokens, quantities } = reading
  if (!howMuch.test(reading.raw) && !difference.test(reading.raw)) return undefined
  const pairs = quantities.flatMap((_, at) => findPair(reading, at) ?? [])
  const [pair, ...others] = pairs
  if (pair === undefined || others.length > 0) return undefined
  // Less interest is a gain only for who pays it.
  const isOwed =
    (reading.concepts.has('interest') || reading.concepts.has('totalInterest')) &&
    tokens.some(({ text }) => lessening.has(text) || text === 'pay' || text === 'paying')
  // The difference of the interest of a loan is none of its instalments.
  const isOfInterest = interestDiffers.test(reading.raw) && reading.concepts.has('loan')
  for (const kind of isOfInterest ? ['total interest'] : isOwed ? ['', 'loan'] : ['']) {
    const [before, now] = [pair.before, pair.now].map((figure) =>
      understandWith(reading, pair, kind, figure, year),
    )
    const told = before && now && tellDifference(before, now)
    if (told !== undefined) return told
  }
  return undefined
}

function findPair({ tokens, quantities }: Reading, at: number): Pair | undefined {
  const [first, second] = [quantities[at], quantities[at + 1]]
  if (first === undefined || second === undefined) return undefined
  const unit = unitOfBoth(first, second)
  if (unit === undefined || first.per !== second.per || first.value === second.value) return undefined
  const between = textOf(
    tokens.slice(first.end, second.start).filter(({ text }) => !changing.has(text) || text === 'to'),
  )
  const word = tokens[first.start - 1]?.text ?? ''
  // "Cheaper by 1 % than 9 %" tells one figure by another.
  if (word === 'by') return undefined
  const [start, end] = [formerly.has(word) ? first.start - 1 : first.start, second.end]
  const isFormer = formerly.has(word)
  if (firstInstead.test(between)) return { before: second, now: first, unit, start, end }
  if (thenSecond.test(between)) return { before: first, now: second, unit, start, end }
  // "9 % se 8.5 % ho gaya" becomes the second.
  const isBecome = /^(?:se|से)$/.test(between) && /^(?:ho|kar|हो|कर)$/.test(tokens[second.end]?.text ?? '')
  if (isBecome) return { before: first, now: second, unit, start, end }
  const isBoth = either.test(between) && (isFormer || !/^(?:to|se|से)$/.test(between))
  return isBoth ? { before: first, now: second, unit, start, end } : undefined
}

/** "25 years instead of 20": nothing more to say where both are told alike; undefined where they are two kinds of figures. */
function unitOfBoth(first: Quantity, second: Quantity): string | undefined {
  if (first.kind === second.kind) return ''
  const [bare, told] = first.kind === 'bare' ? [first, second] : [second, first]
  if (bare.kind !== 'bare' || bare.value > LARGEST_RATE) return undefined
  if (told.kind === 'percent') return '%'
  return told.kind === 'years' ? (told.unit ?? 'years') : undefined
}

/** What comes of the question with one of the two figures alone. */
function understandWith(
  reading: Reading,
  { start, end, unit }: Pair,
  kind: string,
  figure: Quantity,
  year: string,
): Understood | undefined {
  const { tokens, quantities } = reading
  const pieces = tokens.flatMap(({ text }, at): (Stretch | string)[] => {
    if (at >= start && at < end)
      return at === start ? [[figure.start, figure.end], figure.kind === 'bare' ? unit : ''] : []
    if (text === 'between' && differing.has(tokens[at - 1]?.text ?? '')) return []
    const isOwn = isInside(quantities, at)
    return !isOwn && (differing.has(text) || changing.has(text)) ? [] : [[at, at + 1]]
  })
  const told = reword(reading, kind, ...pieces)
  if (declineBlocked(told) ?? declineMixed(told) ?? declineUnclear(told)) return undefined
  return understand(told, year)
}

function textOf(tokens: Reading['tokens']): string {
  return tokens.map(({ text }) => text).join(' ')
}
