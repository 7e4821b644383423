import type { Draft } from '../answer/answer.ts'
import { sayDifference, subtractAsked } from '../answer/difference.ts'
import { lines, type Parts, tell, toText } from '../answer/parts.ts'
import { askedNumber, type Result, toCalculation } from '../answer/result.ts'
import { sayAsked } from '../answer/say.ts'
import { en } from '../languages/en/index.ts'
import { fill, type Phrases } from '../languages/phrases.ts'
import { neverEnds, sayAssumed } from './solve-candidate.ts'
import type { Understood } from './understood.ts'

/** By how much a result is below or above another of the same kind; undefined where they are not results of one question. */
export function tellDifference(before: Understood, now: Understood): Draft | undefined {
  const { family, ask, currency } = now.candidate
  const isSame = before.candidate.family === family && before.candidate.ask === ask
  const [former, present] = [before.result, now.result]
  if (!isSame || former === undefined || present === undefined) return undefined
  if (neverEnds(before.candidate, former) || neverEnds(now.candidate, present)) return undefined
  if (before.answer.kind !== 'answer' || now.answer.kind !== 'answer') return undefined
  if (before.candidate.currency !== currency) return undefined
  const candidates = [before.candidate, now.candidate]
  return tellDifferenceOf(former, present, {
    nameOf: ({ finds }) => (finds as Readonly<Record<string, string>>)[ask.find] ?? ask.find,
    sayAssumed: (phrases) => sayAssumed(candidates, phrases),
  })
}

/** What two results are called, and what was taken for both without being said. */
interface Named {
  nameOf: (phrases: Phrases) => string
  sayAssumed?: (phrases: Phrases) => Parts
}

/**
 * By how much the figure that was asked for is more in one of two results. The difference heads a card of its own, beside
 * the two that it is made of; undefined where these are not of one unit.
 */
export function tellDifferenceOf(
  former: Result,
  present: Result,
  { nameOf, sayAssumed: sayTaken }: Named,
): Draft | undefined {
  const { currency } = present
  const [one, other] = [askedNumber(former), askedNumber(present)]
  const unit = present.outputs[0]?.unit ?? 'number'
  if (!Number.isFinite(one - other) || unit !== former.outputs[0]?.unit || unit === 'text') return undefined
  const [more, less] = other < one ? [former, present] : [present, former]
  const difference = subtractAsked(more, less)
  const says = one === other ? 'sameAsBefore' : other < one ? 'lessThanBefore' : 'moreThanBefore'
  const figures = (phrases: Phrases) => ({
    find: nameOf(phrases),
    difference: sayDifference(difference, unit, { currency, phrases }),
    before: sayAsked(former, phrases),
    now: sayAsked(present, phrases),
  })
  const inEnglish = figures(en)
  const told = {
    find: inEnglish.find,
    difference: inEnglish.difference.text,
    before: toText(inEnglish.before),
    now: toText(inEnglish.now),
  }
  const [larger, smaller] = other < one ? [told.before, told.now] : [told.now, told.before]
  const named = (key: `${typeof says}Label` | 'beforeLabel' | 'nowLabel') => ({
    label: fill(en.comparison[key], told),
    say: (phrases: Phrases) => fill(phrases.comparison[key], { find: nameOf(phrases) }),
  })
  const card: Result = {
    calculator: 'arithmetic',
    currency,
    inputs: [{ id: 'sum', label: 'Sum', value: `${larger} − ${smaller}`, unit: 'text' }],
    outputs: [
      { id: 'result', ...named(`${says}Label`), ...difference, unit },
      { ...former.outputs[0], id: 'before', ...named('beforeLabel'), value: one, unit },
      { ...present.outputs[0], id: 'now', ...named('nowLabel'), value: other, unit },
    ],
    formula: `${larger} − ${smaller} = ${told.difference}`,
    link: null,
  }
  return {
    kind: 'answer',
    say: (phrases) =>
      lines(tell(phrases.comparison[says], figures(phrases)), ...(sayTaken ? [sayTaken(phrases)] : [])),
    calculations: [card, former, present].map(toCalculation),
    asked: [difference.value],
  }
}
