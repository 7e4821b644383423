import type { Draft } from '../answer/answer.ts'
import type { Concept } from '../grammar/concepts.ts'
import { changing, differing, howMuch, ofPrices, onlyDifference, thanBefore } from '../grammar/differing.ts'
import { type Ask, cuesOf } from '../grammar/family.ts'
import { clarify } from '../plan/ask-back.ts'
import type { Context } from '../plan/candidate.ts'
import { tellDifference } from '../plan/tell-difference.ts'
import { understand } from '../plan/understand.ts'
import { findWords } from '../read/find-words.ts'
import { isInside } from '../read/is-inside.ts'
import type { Reading } from '../read/read-words.ts'
import { keepWords, reword } from '../read/reword.ts'
import { withAskedInterest } from './is-about.ts'

/** Figures that results are asked for by: one that was named has to be the one that is told. */
const figures: readonly Concept[] = [
  'interest',
  'totalInterest',
  'totalPayment',
  'profit',
  'emi',
  'outstanding',
]

/** One question is computed in both: what lies between them is a figure of it, and of no question before. */
const regimes: readonly Concept[] = ['regimes', 'newRegime', 'oldRegime']

/**
 * "How much less interest than before?" after a changed question: the figure that is asked for, of before and of now,
 * and what lies between them. Undefined where no difference is asked for or a figure is named; asks back where nothing
 * was computed before.
 */
export function differFromBefore(
  reading: Reading,
  year: string,
  context: Context,
  former: Context | undefined,
): Draft | undefined {
  const { raw, tokens, quantities } = reading
  if (context.missing.length > 0 || quantities.length > 0) return undefined
  if (!howMuch.test(raw) && !onlyDifference.test(raw)) return undefined
  if (!tokens.some(({ text }, at) => differing.has(text) && !isInside(quantities, at))) return undefined
  const asked = withoutDifference(reading, thanBefore)
  const ofRegimes = context.family.asks.find(({ requires }) => requires?.includes('regimes'))
  const isOfBefore = findWords(reading, thanBefore).length > 0
  if (ofRegimes && !isOfBefore && regimes.some((concept) => reading.concepts.has(concept)))
    return understand(asked, year, { ...context, ask: ofRegimes })?.answer
  const solveAfter = (before: Context) =>
    understand(withAskedInterest(asked), year, { ...before, ask: askFor(asked, before) })
  const isOfWhat = tokens.some(({ text }) => ofPrices.has(text)) && !namesResult(asked.concepts)
  if (isOfWhat) return clarify(({ askBack }) => askBack.differenceOfWhat)
  const present = solveAfter(context)
  if (former === undefined)
    return present?.answer.kind === 'answer' ? clarify(({ askBack }) => askBack.noneBefore) : undefined
  const past = solveAfter(former)
  const isNamed = present !== undefined && namesFigure(asked, present.candidate.ask)
  const told = past && isNamed ? tellDifference(past, present) : undefined
  return told ?? clarify(({ askBack }) => askBack.differenceOfWhat)
}

/** Whether a figure that results are asked for by is named. */
export function namesResult(concepts: ReadonlySet<Concept>): boolean {
  return figures.some((figure) => concepts.has(figure))
}

/** What was asked before, or what asks for the figure that is named now. */
function askFor(asked: Reading, { family, ask }: Context): Ask {
  return namesFigure(asked, ask) ? ask : (family.asks.find((other) => namesFigure(asked, other)) ?? ask)
}

/** Whether a figure that was asked for by its name is the one that is computed. */
function namesFigure({ concepts }: Reading, ask: Ask): boolean {
  const named = figures.filter((concept) => concepts.has(concept))
  const cues = cuesOf(ask)
  const isInterest = named.includes('interest') && cues.includes('totalInterest')
  return named.length === 0 || isInterest || named.some((concept) => cues.includes(concept))
}

/** A question without the words that ask for a difference: what it is of. */
export function withoutDifference(reading: Reading, beside?: RegExp): Reading {
  const left = (beside === undefined ? [] : findWords(reading, beside)).map(([start, end]) => ({
    start,
    end,
  }))
  const kept = keepWords(
    reading,
    ({ text }, at) => !differing.has(text) && !changing.has(text) && !isInside(left, at),
  )
  return reword(reading, ...kept)
}
