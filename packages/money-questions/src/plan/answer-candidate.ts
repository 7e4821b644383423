import type { Draft } from '../answer/answer.ts'
import { lines } from '../answer/parts.ts'
import type { Result } from '../answer/result.ts'
import { clarify } from './ask-back.ts'
import type { Candidate } from './candidate.ts'
import { runCandidate, toAnswer } from './solve-candidate.ts'
import { listClaims } from './tax-claims.ts'
import { tellDifference } from './tell-difference.ts'

/** Above so much of income in a year, in rupees, there is a surcharge, which hangs on all of it. */
export const SURCHARGED = 5_000_000

/** The answer of a complete candidate: its result, or by how much the deductions in it lower the tax. */
export function answerCandidate(candidate: Candidate, result: Result): Draft {
  const { family, values } = candidate
  if (family.id === 'crypto-tax' && Number(values.cryptoGain) > SURCHARGED)
    return clarify(({ tax }) => tax.cryptoSurcharge)
  return candidate.isSavingOfClaims ? tellSavingOfClaims(candidate, result) : toAnswer(candidate, result)
}

/** What lies between the tax without the deductions that were told and the tax with them. */
function tellSavingOfClaims(claiming: Candidate, result: Result): Draft {
  const plain = { ...claiming, values: { ...claiming.values, section80C: 0, other: 0 }, extra: {} }
  const without = runCandidate(plain)
  const told =
    without &&
    tellDifference(
      { candidate: plain, result: without, answer: toAnswer(plain, without) },
      { candidate: claiming, result, answer: toAnswer(claiming, result) },
    )
  if (told === undefined) return clarify(({ tax }) => tax.savingNeeds)
  return { ...told, say: (phrases) => lines(told.say(phrases), ...listClaims(claiming, phrases)) }
}
