import { savedAsked } from '../grammar/turn-words.ts'
import type { Step } from '../plan/plan.ts'
import type { Turn } from './talk.ts'

const paidAhead: ReadonlySet<string> = new Set(['loan-prepayment', 'loan-extra-payments'])

/** "How much interest does that save?" after a loan that is paid ahead: its answer tells that, and is told once more. */
export function tellSaved(said: string, { answer, plan }: Turn): Step | undefined {
  const isOfLoan =
    answer.calculations.length > 0 && answer.calculations.every((one) => paidAhead.has(one.calculator))
  return isOfLoan && savedAsked.test(said) ? { answer, plan } : undefined
}
