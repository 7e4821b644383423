import { downWords, ofAllOfThem, upWords } from '../grammar/turn-words.ts'
import { isUnheardTurn } from '../plan/is-unheard-turn.ts'
import type { Reading } from '../read/read-words.ts'
import { idleBeside } from './idle-beside.ts'
import type { Talk } from './talk.ts'
import type { Asking, Told } from './tell-turn.ts'
import { figuresOf, type WrittenFigure, withInstead, withUnitOf, wordsOf } from './written-figures.ts'

/** Somebody else, of whom the same is asked with another figure. */
const people: ReadonlySet<string> = new Set(
  'wife husband father mother dad mom mum papa mummy brother sister friend son daughter biwi patni pati maa bhai behen beta beti dost typo wait waits'.split(
    ' ',
  ),
)
/** By how much, or what something is held against, is no figure in the place of another. */
const otherwise =
  /[-+*/=<>]|\b(?:by|than|times|both|dono|half|double|each|already|left|extra|first|last|after|before|baad|pehle|difference|farak|fark|farq|compare|vs|better|instead of|next|that|this|it as|rate|to be|keep|also|bhi|tak|(?:in )?20\d\d|value|how much|kitn[aei])\b|दोनों|आधा|बाद|पहले|फर्क/
/** So much nearer is the figure whose place another one takes than any other of its kind. */
const NEARER = 3

/**
 * A turn of one figure and words that say nothing beside it, which has no answer as it was said: "and if it took only 5",
 * "for my father 7.5", "और 7 % मानें तो". It is asked with the figure alone, in the unit of the one
 * that it is nearest to.
 */
export function tellBare(talk: Talk, reading: Reading, asking: Asking): Told | undefined {
  const { last, whole } = talk
  const said = reading.said ?? reading.asked
  const [figure, ...others] = figuresOf(said)
  if (last?.answer.kind !== 'answer' || last.isFigureLost === true || whole === undefined) return undefined
  if (figure === undefined || others.length > 0 || otherwise.test(said) || ofAllOfThem.test(said))
    return undefined
  const words = wordsOf(said).filter((word) => !people.has(word))
  // A figure alone is understood as far as it can be.
  if (words.length === 0 || words.some((word) => upWords.has(word) || downWords.has(word))) return undefined
  if (!idleBeside(words.join(' '), [whole])) return undefined
  const calling = words.filter((word) => !idleBeside(word, []))
  const place = nearest(whole, figure)
  if (place === undefined) return undefined
  const written = withUnitOf(place, figure)
  const isHeard = ({ answer, ...step }: Told['step']) =>
    answer.kind === 'answer' && !isUnheardTurn({ answer, ...step }, last, reading)
  const changed = withInstead(whole, place, written)
  const after = asking.after([...calling, written].join(' '))
  return isHeard(after) ? { step: after, whole: changed } : undefined
}

/** The one figure of a question whose place another can take; undefined where there are several as near. */
function nearest(whole: string, { kind, value, unit, isBare }: WrittenFigure): WrittenFigure | undefined {
  const told = figuresOf(whole)
  // "Only 5" after "7 years" is a time, and "7.5" after "7 %" a rate.
  const isOpen = isBare && unit === ''
  const alike = told.filter((one) =>
    isOpen ? one.kind === 'time' || one.kind === 'percent' || one.isBare : one.kind === kind,
  )
  const apart = alike
    .map((one) => {
      const counted = isOpen ? Number(one.digits) : one.value
      return { one, ratio: Math.max(counted / value, value / counted) }
    })
    .sort((one, other) => one.ratio - other.ratio)
  const [first, second] = apart
  if (first === undefined || !(first.ratio <= NEARER)) return undefined
  if (second === undefined) return first.one
  if (isOpen) return first.one.kind === 'percent' && !Number.isInteger(value) ? first.one : undefined
  return second.ratio >= NEARER * first.ratio ? first.one : undefined
}
