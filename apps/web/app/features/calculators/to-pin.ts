import { type AnyCalculator, toQuery } from '@pkg/finance-math/calculators'
import type { Pin } from './pin.ts'
import type { AnyAnswer } from './scenario.ts'

/** What is kept of an answer when it is pinned; it has no name yet. */
export function toPin(definition: AnyCalculator, answer: AnyAnswer): Pin {
  const query = new URLSearchParams(toQuery(definition, answer.values as never)).toString()
  return { calculator: definition.id, query, name: '' }
}
