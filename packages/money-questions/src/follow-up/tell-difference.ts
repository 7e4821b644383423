import type { Draft } from '../answer/answer.ts'
import { formatUnit, writeFigure } from '../answer/format.ts'
import { askedNumber, type Result, toCalculation } from '../answer/result.ts'
import { en } from '../languages/en/index.ts'
import { fill, type Phrases } from '../languages/phrases.ts'
import { listAssumptions } from '../plan/solve-candidate.ts'
import type { Understood } from '../plan/understood.ts'

/**
 * By how much a result is below or above another of the same kind. The difference heads a card of its own, beside the
 * two that it is made of; undefined where they are not results of one question.
 */
export function tellDifference(before: Understood, now: Understood): Draft | undefined {
  const { family, ask, currency } = now.candidate
  const isSame = before.candidate.family === family && before.candidate.ask === ask
  const [former, present] = [before.result, now.result]
  if (!isSame || former === undefined || present === undefined) return undefined
  if (before.answer.kind !== 'answer' || now.answer.kind !== 'answer') return undefined
  if (before.candidate.currency !== currency) return undefined
  const [one, other] = [askedNumber(former), askedNumber(present)]
  const unit = present.outputs[0]?.unit ?? 'number'
  if (!Number.isFinite(one - other) || unit !== former.outputs[0]?.unit || unit === 'text') return undefined
  const difference = Math.abs(one - other)
  const says = one === other ? 'sameAsBefore' : other < one ? 'lessThanBefore' : 'moreThanBefore'
  const nameOf = ({ finds }: Phrases) => (finds as Readonly<Record<string, string>>)[ask.find] ?? ask.find
  const figures = (phrases: Phrases) => ({
    find: nameOf(phrases),
    difference: formatUnit(difference, unit, currency, phrases),
    before: show(former, phrases),
    now: show(present, phrases),
  })
  const told = figures(en)
  const [larger, smaller] = other < one ? [told.before, told.now] : [told.now, told.before]
  const card: Result = {
    calculator: 'arithmetic',
    currency,
    inputs: [{ id: 'sum', label: 'Sum', value: `${larger} − ${smaller}`, unit: 'text' }],
    outputs: [
      { id: 'result', label: fill(en.comparison[`${says}Label`], told), value: difference, unit },
      { id: 'before', label: fill(en.comparison.beforeLabel, told), value: one, unit },
      { id: 'now', label: fill(en.comparison.nowLabel, told), value: other, unit },
    ],
    formula: `${larger} − ${smaller} = ${told.difference}`,
    link: null,
  }
  return {
    kind: 'answer',
    say: (phrases) => {
      const assumed = new Set([before, now].map(({ candidate }) => listAssumptions(candidate, phrases)))
      return [
        fill(phrases.comparison[says], figures(phrases)),
        fill(phrases.sentences.assumed, { what: [...assumed].join('; ') }),
      ].join('\n')
    },
    calculations: [card, former, present].map(toCalculation),
    asked: [difference],
  }
}

function show({ outputs, currency }: Result, phrases: Phrases): string {
  const [asked] = outputs
  return asked === undefined ? '' : writeFigure(asked, currency, phrases)
}
