import type { Calculation, Draft } from '../answer/answer.ts'
import type { Result } from '../answer/result.ts'
import { harmlessWords } from '../grammar/harmless-words.ts'
import {
  asksDifference,
  besideDifference,
  monthSaid,
  namedOutputs,
  thanFirst,
} from '../grammar/turn-words.ts'
import { labelIn } from '../languages/phrases.ts'
import { tellDifferenceOf } from '../plan/tell-difference.ts'
import { wordsOf } from './written-figures.ts'

/** What a turn says that asks by how much two answers differ: the rest of it, and what it asks for. */
export interface AskedDifference {
  rest: string
  said: string
}

/** The words that ask for a difference, taken out of a turn; undefined where none do. */
export function takeDifference(said: string): AskedDifference | undefined {
  const found = asksDifference.exec(said)
  if (found === null) return undefined
  const before = said.slice(0, found.index)
  const behind = said.slice(found.index + found[0].length)
  return {
    rest: /\d/.test(behind) ? behind : before,
    said: /\d/.test(behind) ? `${before} ${found[0]}` : `${found[0]} ${behind}`,
  }
}

/** Whether words that ask for a difference say nothing else. */
export const asksNothingElse = (said: string): boolean =>
  wordsOf(said).every(
    (word) =>
      besideDifference.has(word) ||
      harmlessWords.has(word) ||
      asksDifference.test(word) ||
      differingAlone.test(word),
  )

const differingAlone =
  /^(?:more|less|extra|lower|higher|zyada|jyada|kam|how|much|many|farak|fark|farq|antar|difference|diff|कम|ज्यादा|कितना|कितनी|फर्क|अंतर)$/

/**
 * By how much what is asked for is more in one of two answers than in the other, by the names of their figures. Undefined
 * where they are not of one calculation, or it is not plain which of their figures is meant.
 */
export function differBetween(former: Calculation, present: Calculation, said: string): Draft | undefined {
  const [one, other] = [toResult(former), toResult(present)]
  if (one === undefined || other === undefined || !areAlike(former, present)) return undefined
  const [, ids] = namedOutputs.find(([name]) => name.test(said)) ?? []
  const id =
    ids === undefined ? present.outputs[0]?.id : present.outputs.find((output) => ids.test(output.id))?.id
  const [before, now] = [withFirst(one, id), withFirst(other, id)]
  const label = now?.outputs[0]?.label ?? ''
  if (before === undefined || now === undefined || label !== before.outputs[0]?.label) return undefined
  // An instalment may be less where the whole is more.
  const isOfLoan = present.outputs.some((output) => output.id === 'emi')
  const isOfPaying = ids === undefined && /\b(?:pay|paid|cost|dena|pada|padega)\b/.test(said)
  const isOpen = isOfPaying && !(isOfLoan ? monthSaid.test(said) : /interest|tax|payment|cost/i.test(label))
  // One figure of each, where none is named.
  if (ids === undefined && former.outputs[0]?.id !== id) return undefined
  const isOfMonth = /month|emi/i.test(label)
  if (isOpen || (isOfMonth && /\b(?:total|overall|altogether|all)\b/.test(said))) return undefined
  if (/\b(?:save|saved|saving|bachat|bachega)\b/.test(said)) return undefined
  const told = tellDifferenceOf(before, now, {
    nameOf: (phrases) =>
      (phrases.finds as Readonly<Record<string, string>>)[id ?? ''] ??
      labelIn(phrases, label).replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
  })
  const [card] = told?.calculations ?? []
  // Each side keeps the card of its answer, whose formula is of the figure that was asked for then.
  return told && card && { ...told, calculations: [card, former, present] }
}

/** Whether two answers are of one calculation, or of loans or growth whose interest is counted in two ways. */
const areAlike = (one: Calculation, other: Calculation): boolean =>
  one.calculator === other.calculator ||
  inTwoWays.some((ways) => [one, other].every(({ calculator }) => ways.has(calculator)))

const inTwoWays: readonly ReadonlySet<string>[] = [
  new Set(['loan', 'flat-rate-loan']),
  new Set(['simple-interest', 'compound-interest']),
]

/** The answer of before that a difference is from: the last with other figures, or the first. */
export function formerOf(results: readonly Calculation[], said: string): Calculation | undefined {
  const [present, ...earlier] = results.toReversed()
  if (present === undefined) return undefined
  const others = earlier.filter(
    (one) =>
      areAlike(one, present) &&
      JSON.stringify([one.calculator, one.inputs]) !== JSON.stringify([present.calculator, present.inputs]),
  )
  return thanFirst.test(said) ? others.at(-1) : others[0]
}

const toResult = ({ given, ...calculation }: Calculation): Result | undefined =>
  given === undefined || given.currency !== 'INR' ? undefined : { ...calculation, ...given }

/** A result that is asked for one of its figures. */
function withFirst(result: Result, id: string | undefined): Result | undefined {
  const found = result.outputs.find((output) => output.id === id)
  if (found === undefined || typeof found.value !== 'number') return undefined
  return { ...result, outputs: [found, ...result.outputs.filter((output) => output !== found)] }
}
