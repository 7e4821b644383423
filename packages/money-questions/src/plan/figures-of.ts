import type { Plan } from './plan.ts'

/** The figures of a plan by the ids of its variables or inputs. */
export function figuresOf(plan: Plan | undefined): Readonly<Record<string, unknown>> {
  if (plan?.kind === 'calculation') return plan.candidate.values
  return plan?.kind === 'definition' ? plan.named.given : {}
}
