import { lines } from './answer/parts.ts'
import { askedNumber, toCalculation } from './answer/result.ts'
import { run } from './answer/run.ts'
import { say } from './answer/say.ts'
import { type Asked, calculationOf } from './follow-up/talk.ts'
import { risingTarget } from './grammar/todays-money.ts'
import type { Step } from './plan/plan.ts'
import { runCandidate, toAnswer } from './plan/solve-candidate.ts'
import { findWords } from './read/find-words.ts'
import { replaceWords } from './read/reword.ts'

/**
 * What a goal that costs so much today needs every month: first what it will cost, then the SIP that gets there.
 * Undefined where nothing is said of its price, or where no SIP is asked for.
 *
 * @param planOnce what the question comes to without that
 */
export function planInflatedGoal(asked: Asked, planOnce: (asked: Asked) => Step): Step | undefined {
  const said = findWords(asked.reading, risingTarget)
  const [percent] = risingTarget.exec(asked.reading.raw)?.slice(1) ?? []
  if (said.length === 0 || percent === undefined) return undefined
  const found = planOnce({ ...asked, reading: replaceWords(asked.reading, said, ',') })
  const candidate = calculationOf(found)
  const { values, ask } = candidate ?? {}
  if (found.answer.kind !== 'answer' || candidate === undefined || values === undefined) return undefined
  if (ask?.find !== 'monthlyInvestment' || ask.given !== 'futureValue') return undefined
  const { futureValue: amount, years } = values
  const later = run({
    calculator: 'inflation',
    values: { amount, annualRatePercent: Number(percent), years },
    asked: 'futureCost',
    currency: candidate.currency,
  })
  if (later === undefined) return undefined
  const inflated = { ...candidate, values: { ...values, futureValue: askedNumber(later) } }
  const result = runCandidate(inflated)
  if (result === undefined) return undefined
  const answer = toAnswer(inflated, result)
  return {
    answer: {
      ...answer,
      say: (phrases) => lines(say(phrases.sentences.risingTarget, later, phrases), answer.say(phrases)),
      calculations: [...answer.calculations, toCalculation(later)],
    },
    plan: { kind: 'closed' },
  }
}
