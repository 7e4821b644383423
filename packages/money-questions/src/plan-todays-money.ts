import { lines } from './answer/parts.ts'
import { askedNumber, toCalculation } from './answer/result.ts'
import { run } from './answer/run.ts'
import { say } from './answer/say.ts'
import { type Asked, calculationOf } from './follow-up/talk.ts'
import type { Step } from './plan/plan.ts'
import { toTodaysMoney } from './plan/special/to-todays-money.ts'
import { toStep } from './plan/to-step.ts'
import { understand } from './plan/understand.ts'
import { nothingSaid } from './read/pick-words.ts'

/** What comes to be later. */
const later: ReadonlySet<string> = new Set(['futureValue', 'maturity', 'total', 'finalBalance'])

/**
 * A later amount, and what it would buy today, by how fast prices rise; undefined where nothing comes later.
 *
 * @param planOnce what the question comes to without that
 */
export function planTodaysMoney(asked: Asked, planOnce: (asked: Asked) => Step): Step | undefined {
  const told = toTodaysMoney(asked.reading)
  if (told === undefined) return undefined
  const { plain, inflationPercent } = told
  const found = plain === undefined ? sayAgain(asked) : planOnce({ ...asked, reading: plain })
  return found && inTodaysMoney(found, inflationPercent)
}

/** A later amount that an answer comes to, in the money of today beside it; undefined where it comes to anything else. */
export function inTodaysMoney(found: Step, inflationPercent: number): Step | undefined {
  const candidate = calculationOf(found)
  if (found.answer.kind !== 'answer' || candidate === undefined) return undefined
  const [amount, ...others] = found.answer.asked
  if (!later.has(candidate.ask.find) || amount === undefined || others.length > 0) return undefined
  const worth = run({
    calculator: 'inflation',
    values: { amount, annualRatePercent: inflationPercent, years: candidate.values.years },
    asked: 'worth',
    currency: candidate.currency,
  })
  if (worth === undefined) return undefined
  const { say: sayLater, calculations } = found.answer
  return {
    ...found,
    inflationPercent,
    answer: {
      kind: 'answer',
      say: (phrases) => lines(say(phrases.sentences.todaysMoney, worth, phrases), sayLater(phrases)),
      calculations: [toCalculation(worth), ...calculations],
      asked: [askedNumber(worth)],
    },
  }
}

/** The answer before once more. */
function sayAgain({ last, world }: Asked): Step | undefined {
  const before = calculationOf(last)
  const again = before && understand(nothingSaid, world.year, before)
  return again && toStep(again)
}
