import type { Concept } from '../../grammar/concepts.ts'
import { isFiller } from '../../grammar/fillers.ts'
import { isAlike } from '../../grammar/label-words.ts'
import { lightConcepts } from '../../grammar/light-concepts.ts'
import { numberWords, scales } from '../../grammar/number-words.ts'
import {
  dailyWords,
  monthlyWords,
  oftenWords,
  quarterlyWords,
  weeklyWords,
  yearlyWords,
} from '../../grammar/periods.ts'
import { isTimeUnit, units } from '../../grammar/units.ts'
import { findConcepts } from '../../read/find-concepts.ts'
import { isInside } from '../../read/is-inside.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Token } from '../../read/tokenize.ts'

/** Words that stand in a question and have no part in what was understood of it. */
export interface Leftover {
  /** Of the vocabulary: they mean something that this calculator has no place for. */
  unexplained: readonly string[]
  /** Of no vocabulary: they may change everything or nothing. */
  unaccounted: readonly string[]
}

const periodic = new Set([
  ...monthlyWords,
  ...yearlyWords,
  ...quarterlyWords,
  ...dailyWords,
  ...weeklyWords,
  'annual',
  'annum',
])
/** So far from a figure a period may be said of it. */
const REACH = 4
/** Signs that say something of a figure; an amount in rupees has one, too. */
const plainSigns = new Set(['₹', '%', '@', '=', '-', '/', '(', ')'])

/**
 * The words of a question that neither name its calculator, one of its figures, an option or a result, nor stand in any
 * question about money without changing it.
 *
 * @param parts the figures, names and options of the question
 * @param labels the words of the inputs that were filled or are asked for, and of the results
 * @param light what else changes nothing here
 */
export function listLeftoverWords(
  tokens: readonly Token[],
  parts: readonly { start: number; end: number }[],
  quantities: readonly Quantity[],
  labels: readonly string[],
  light: ReadonlySet<Concept>,
): Leftover {
  const isOwn = (text: string) => labels.some((label) => isAlike(text, label))
  const free = tokens.map((token, at) =>
    isInside(parts, at) || (token.kind === 'word' && isOwn(token.text))
      ? { kind: 'pause' as const, text: '#' }
      : token,
  )
  // "5000 a month" is a figure; "interest a month" asks for one.
  const isPeriod = (text: string) => periodic.has(text) || isTimeUnit(units.get(text) ?? '')
  const isOfFigure = (at: number) =>
    quantities.some(
      ({ start, end, per, kind }) =>
        (per !== undefined || kind === 'percent') &&
        (at < start ? start - at <= REACH + 3 : at - end < REACH),
    )
  const mentions = findConcepts(free).filter(
    ({ start, end }) =>
      !free
        .slice(start, end)
        .every(({ text }, index) => oftenWords.has(text) || (isPeriod(text) && isOfFigure(start + index))),
  )
  const heavy = mentions.filter(
    ({ concepts }) => !concepts.some((concept) => lightConcepts.has(concept) || light.has(concept)),
  )
  return {
    unexplained: heavy.map(({ start, end }) =>
      free
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
    ),
    unaccounted: free.flatMap(({ kind, text }, at) => {
      if (isInside(mentions, at) || kind === 'pause') return []
      if (kind === 'sign') return plainSigns.has(text) ? [] : [text]
      if (isPeriod(text)) return isOfFigure(at) ? [] : [text]
      // "Two buyers" is a figure that no calculator took; "one" is hardly ever.
      if (numberWords.has(text))
        return numberWords.get(text) === 1 || (text === 'do' && isAsking(free[at + 1]?.text)) ? [] : [text]
      // "100 each" is the price of a share; "each" of two buyers asks for a part.
      const isPrice = isOwn('shares') && quantities.some(({ end }) => end === at)
      const isOfEach = text === 'each' && !isPeriod(free[at + 1]?.text ?? '') && !isPrice
      const isPlain = isFiller(text) || oftenWords.has(text) || units.has(text) || scales.has(text)
      return isPlain && !isOfEach ? [] : [text]
    }),
  }
}

/** "Do I get" asks; "do" before anything else may be two. */
const isAsking = (word: string | undefined) => word === 'i' || word === 'we' || word === 'you'
