import { ageAt, ageNow, ageThen, otherAge, surelyAge } from '../grammar/ages.ts'
import { idleBeside } from './idle-beside.ts'
import type { PutRight } from './put-right.ts'
import { calculationOf, type Talk } from './talk.ts'
import { withInstead } from './written-figures.ts'

/**
 * "60 ki umar me chahiye" after "I am 30, want 2 crore at age 55": the question before with that age, so that the time
 * follows from it. Unclear where nobody knows how old somebody is; undefined where the turn says no age.
 */
export function withOtherAge({ whole, told: asked, last }: Talk, said: string): PutRight | undefined {
  const found = otherAge.exec(said)
  const then = Number(found?.slice(1).find((group) => group !== undefined))
  const before = calculationOf(last)
  if (found === null || before === undefined || !('years' in before.family.variables)) return undefined
  const rest = withInstead(said, { at: found.index, end: found.index + found[0].length }, ' ')
  const told = asked.findLast((text) => ageNow.test(text))
  const now = told === undefined ? undefined : ageIn(ageNow.exec(told))
  if (now === undefined) return surelyAge.test(found[0]) ? 'unclear' : undefined
  if (/\d/.test(rest) || !idleBeside(rest, asked) || then <= now) return 'unclear'
  const place = whole === undefined ? undefined : placeOfAge(whole)
  return whole === undefined || place === undefined
    ? { turn: `for ${then - now} years` }
    : { whole: withInstead(whole, place, String(then)) }
}

const ageIn = (found: RegExpExecArray | null): number | undefined => {
  const age = found?.slice(1).find((group) => group !== undefined)
  return age === undefined ? undefined : Number(age)
}

/** Where a question says the later of two ages. */
function placeOfAge(whole: string): { at: number; end: number } | undefined {
  // The age of today is none of these.
  const rest = whole.replace(ageNow, (age) => '_'.repeat(age.length))
  const found = ageThen.exec(rest) ?? ageAt.exec(rest)
  const digits = found?.slice(1).find((group) => group !== undefined)
  if (found === null || digits === undefined) return undefined
  const at = found.index + found[0].indexOf(digits)
  return { at, end: at + digits.length }
}
