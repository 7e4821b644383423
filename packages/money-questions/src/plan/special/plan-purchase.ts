import type { Draft } from '../../answer/answer.ts'
import { lines, tell, together } from '../../answer/parts.ts'
import { toSaid } from '../../answer/to-said.ts'
import type { Step } from '../plan.ts'
import { toSumAnswer } from './result.ts'
import type { FinancedLoan } from './to-financed-loan.ts'

/** The answer about the loan with what it leaves of the price. */
export function withDownPayment(found: Step, financed: FinancedLoan): Step {
  if (found.answer.kind !== 'answer') return { ...found, financed }
  const { price, downPayment, currency } = financed
  const figures = {
    paid: toSaid(downPayment, 'inr', { computed: false, currency }),
    borrowed: toSaid(price - downPayment, 'inr', { computed: true, currency }),
    price: toSaid(price, 'inr', { computed: false, currency }),
  }
  const borrowed = toSumAnswer({
    sum: together(figures.price, ' − ', figures.paid),
    value: price - downPayment,
    says: () => figures.borrowed.text,
    unit: 'inr',
    currency,
  })
  const { say, calculations } = found.answer
  const answer: Draft = {
    ...found.answer,
    say: (phrases) => lines(tell(phrases.sentences.downPayment, figures), say(phrases)),
    calculations: [...calculations, ...borrowed.calculations],
  }
  return { ...found, answer, financed }
}
