import type { Draft } from '../../answer/answer.ts'
import {
  asksDifference,
  bothWays,
  comparing,
  flatSide,
  reducingSide,
} from '../../grammar/flat-or-reducing.ts'
import { type Reading, readQuestion } from '../../read/read-question.ts'
import { toComparison } from '../compare.ts'
import { understand } from '../understand.ts'

/**
 * A flat rate against one on the reducing balance: the same loan counted in both ways. Undefined where one of the two
 * is missing, or where the rest of the question is no loan with all of its figures.
 */
export function solveFlat({ raw }: Reading, year: string): Draft | undefined {
  const sides = splitSides(raw)
  if (sides === undefined) return undefined
  const [flat, reducing] = sides.map((text) => understand(readQuestion(text), year))
  if (flat?.answer.kind !== 'answer' || reducing?.answer.kind !== 'answer') return undefined
  const families = [flat, reducing].map(({ candidate }) => candidate.family.id)
  if (families.join() !== 'flat-rate-loan,loan') return undefined
  // As they were said.
  const isReducingFirst = raw.search(reducingSide) < raw.search(flatSide)
  return toComparison(isReducingFirst ? [reducing, flat] : [flat, reducing], asksDifference.test(raw))
}

/** The question with either rate alone. */
function splitSides(raw: string): [string, string] | undefined {
  const [flat, reducing] = [flatSide.exec(raw), reducingSide.exec(raw)]
  const both = bothWays.exec(raw)
  const tidy = (text: string) =>
    text
      .replace(comparing, ' ')
      .replace(/\b(?:or|and|aur|ya|vs)\b(?= *(?:[,.?]|$|(?:and|or|on|for)\b))/g, ' ')
      .replace(/^ *(?:and|or|in)\b/, '')
  if (flat !== null && reducing !== null) {
    const ratesOf = ({ groups = {} }: RegExpExecArray) => `${groups.before ?? groups.after} %`
    const rest = tidy(raw.replace(flat[0], ' , ').replace(reducing[0], ' , '))
    return [`loan at flat rate ${ratesOf(flat)} , ${rest}`, `loan at ${ratesOf(reducing)} , ${rest}`]
  }
  if (both === null) return undefined
  const rest = tidy(raw.replace(both[0], ' , '))
  return [`loan at flat rate , ${rest}`, `loan , ${rest}`]
}
