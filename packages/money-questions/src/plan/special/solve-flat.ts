import type { Draft } from '../../answer/answer.ts'
import {
  asksDifference,
  bothWays,
  comparing,
  flatSide,
  looseJoint,
  openingJoint,
  reducingSide,
} from '../../grammar/flat-or-reducing.ts'
import { findWords } from '../../read/find-words.ts'
import type { Reading } from '../../read/read-words.ts'
import { allWords, replaceWords, reword, withoutWords } from '../../read/reword.ts'
import { toComparison } from '../compare.ts'
import { understand } from '../understand.ts'

/**
 * A flat rate against one on the reducing balance: the same loan counted in both ways. Undefined where one of the two
 * is missing, or where the rest of the question is no loan with all of its figures.
 */
export function solveFlat(reading: Reading, year: string): Draft | undefined {
  const { raw } = reading
  const sides = splitSides(reading)
  if (sides === undefined) return undefined
  const [flat, reducing] = sides.map((side) => understand(side, year))
  if (flat?.answer.kind !== 'answer' || reducing?.answer.kind !== 'answer') return undefined
  const families = [flat, reducing].map(({ candidate }) => candidate.family.id)
  if (families.join() !== 'flat-rate-loan,loan') return undefined
  // As they were said.
  const isReducingFirst = raw.search(reducingSide) < raw.search(flatSide)
  return toComparison(isReducingFirst ? [reducing, flat] : [flat, reducing], asksDifference.test(raw))
}

/** The question with either rate alone. */
function splitSides(reading: Reading): [Reading, Reading] | undefined {
  const { text } = reading
  const [flat, reducing] = [flatSide.exec(text), reducingSide.exec(text)]
  if (flat !== null && reducing !== null) {
    const rateOf = ({ groups = {} }: RegExpExecArray) => `${groups.before ?? groups.after} %`
    const rest = withoutSides(reading, flatSide, reducingSide)
    return [
      reword(rest, `loan at flat rate ${rateOf(flat)} ,`, allWords(rest)),
      reword(rest, `loan at ${rateOf(reducing)} ,`, allWords(rest)),
    ]
  }
  if (!bothWays.test(text)) return undefined
  const rest = withoutSides(reading, bothWays)
  return [reword(rest, 'loan at flat rate ,', allWords(rest)), reword(rest, 'loan ,', allWords(rest))]
}

/** What both have in common. */
function withoutSides(reading: Reading, ...sides: readonly RegExp[]): Reading {
  const without = (from: Reading, pattern: RegExp) => withoutWords(from, ...findWords(from, pattern))
  const open = sides.reduce(
    (from, side) => replaceWords(from, findWords(from, side).slice(0, 1), ','),
    reading,
  )
  return [comparing, looseJoint, openingJoint].reduce(without, open)
}
