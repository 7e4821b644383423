import { askWhich } from '../plan/ask-back.ts'
import type { Step } from '../plan/plan.ts'
import { toStep } from '../plan/to-step.ts'
import { understand } from '../plan/understand.ts'
import { readOwnWords } from '../read/reword.ts'
import { type Asked, calculationOf } from './talk.ts'

/** What says which of the two is asked. */
const sought: readonly (readonly [words: RegExp, find: string])[] = [
  [/\bhow (?:much|big|large)(?: of)?(?: a)? loan\b|\bkitna (?:loan|lon)\b|\bloan kitna\b/, 'principal'],
  [/\bhow (?:long|many years)\b|\bkitne saal\b/, 'years'],
]

/**
 * "I can pay 15,000 only" after a loan, by words of `canPay`, is an instalment, and no loan of so little: how long the same loan lasts with it, or
 * how much can be borrowed for the same time, is asked back.
 */
export function payWithinMeans({ reading, last, world }: Asked): Step | undefined {
  const before = calculationOf(last)
  const [amount, ...others] = reading.quantities
  if (before?.family.id !== 'loan' || before.missing.length > 0 || others.length > 0) return undefined
  if (amount === undefined) return undefined
  const { principal, annualRatePercent, years } = before.values
  const isAmount = (amount.kind === 'money' || amount.kind === 'bare') && amount.per !== 'year'
  if (!isAmount || principal === undefined || annualRatePercent === undefined) return undefined
  const ways = [
    `loan of ${principal} at ${annualRatePercent} % emi ${amount.value} , how long`,
    `how much loan for emi ${amount.value} at ${annualRatePercent} % for ${years} years`,
  ].flatMap((asked) => understand(readOwnWords(asked), world.year) ?? [])
  const open = ways.filter(({ answer }) => answer.kind === 'answer')
  const asked = sought.find(([words]) => words.test(reading.text))?.[1]
  const found = open.find(({ candidate }) => candidate.ask.find === asked)
  if (found !== undefined) return toStep(found)
  return open.length > 0 ? { answer: askWhich(open) } : undefined
}
