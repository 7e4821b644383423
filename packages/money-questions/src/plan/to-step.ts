import type { Draft } from '../answer/answer.ts'
import type { Step } from './plan.ts'
import type { Understood } from './understood.ts'

/** A question with words that we know and have no place for lends nothing to the one after it. */
export function toStep({ answer, candidate }: Understood): Step {
  const isKnown = candidate.unexplained.length === 0
  return { answer, ...(isKnown && { plan: { kind: 'calculation', candidate } }) }
}

/** An answer that leaves what was planned before as it is. */
export function alone(answer: Draft | undefined): Step | undefined {
  return answer && { answer }
}

/** An answer from which no question goes on: "total interest?" after it means neither it nor what was planned before. */
export function closed(answer: Draft | undefined): Step | undefined {
  return answer && { answer, plan: { kind: 'closed' } }
}
