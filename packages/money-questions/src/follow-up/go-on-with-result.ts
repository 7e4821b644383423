import { comesAfter, takenUpAs, takesUp } from '../grammar/carrying-on.ts'
import { namesOf, needsOf } from '../grammar/family.ts'
import { askWhatChanges } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { toStep } from '../plan/to-step.ts'
import { understand } from '../plan/understand.ts'
import { findWords } from '../read/find-words.ts'
import { withoutWords } from '../read/reword.ts'
import { type Asked, calculationOf } from './talk.ts'

/** What money that was put aside comes to at its end, by the ids of calculators' outputs. */
const atTheEnd: ReadonlySet<string> = new Set(['futureValue', 'maturity', 'total'])

/**
 * "Put that in an FD at 7 %", "swp of 50,000 a month from it": what the plan of before comes to is the amount that the
 * next one begins with, which its words name. Where the plan of before began with an amount itself, "it" may be that, so
 * that words have to say that the next one comes after it.
 */
export function goOnWithResult({ reading, last, world }: Asked): Step | undefined {
  const [result] = last?.answer.kind === 'answer' ? last.answer.asked : []
  const put = last && putAside(last)
  if (put === undefined || result === undefined) return undefined
  const later = findWords(reading, comesAfter)
  const isOpen = put.isAtOnce && later.length === 0
  const told = withoutWords(reading, ...later, ...findWords(reading, takesUp))
  if (isOpen || told.tokens.length === reading.tokens.length) return undefined
  const fresh = understand(told, world.year)?.candidate
  if (fresh === undefined) return undefined
  const { family, missing } = fresh
  // "Swp 50000 from that" has one amount for two figures.
  const lacksMoney = missing.some((name) => family.variables[name]?.kind.startsWith('money'))
  const isNamed = namesOf(family).some((concept) => told.concepts.has(concept))
  if (!lacksMoney || !('principal' in family.variables) || !isNamed || family.kin === 'loan') return undefined
  const next = understand(told, world.year, {
    ...fresh,
    ...{ values: { principal: result }, said: ['principal'], missing: [], choices: {} },
    carried: 'principal',
    currency: put.currency,
  })
  return next?.candidate.family === family ? toStep(next) : undefined
}

/** Money that was put aside until a last day: at once or over time, and in which currency. */
function putAside(last: Step): { isAtOnce: boolean; currency: string } | undefined {
  const before = calculationOf(last)
  if (before !== undefined) {
    const isOfEnd = before.family.kin === 'growth' && atTheEnd.has(before.ask.find)
    return isOfEnd
      ? { isAtOnce: 'principal' in before.family.variables, currency: before.currency }
      : undefined
  }
  const [{ id, value } = { id: '', value: undefined }, ...others] = last.answer.calculations[0]?.outputs ?? []
  const isOfEnd = last.plan?.kind === 'definition' && id === 'maturity' && value === last.answer.asked[0]
  return isOfEnd ? { isAtOnce: others.some((output) => output.id === 'deposit'), currency: 'INR' } : undefined
}

/**
 * "EMI on that at 9 % for 3 years" after what is still owed, "invest that for 20 years" after the SIP that is needed: what
 * was looked for is known, and another figure of the plan is asked. Nothing is told where that is no whole plan.
 */
export function goOnWithFound({ reading, last, world }: Asked): Step | undefined {
  const before = calculationOf(last)
  const [result] = last?.answer.kind === 'answer' ? last.answer.asked : []
  if (before === undefined || result === undefined || reading.quantities.length === 0) return undefined
  const { as, find } = takenUpAs[before.family.id]?.[before.ask.find] ?? {}
  const ask = before.family.asks.find((one) => one.find === find)
  if (as === undefined || ask === undefined) return undefined
  const needs = needsOf(before.family, ask)
  const kept = Object.entries(before.values).filter(([name]) => needs.includes(name))
  const told = withoutWords(reading, ...findWords(reading, takesUp))
  const next = understand(told, world.year, {
    ...before,
    ask,
    values: { ...Object.fromEntries(kept), [as]: result },
    carried: as,
  })
  return next?.candidate.family === before.family && next.candidate.ask.find === find
    ? toStep(next)
    : { answer: askWhatChanges() }
}
