import type { TransactionKind } from '@pkg/api-contract'
import type { Classified } from '../classify.ts'
import { kindsFor } from './kinds-for.ts'
import { toSaidFlows } from './to-said-flows.ts'

/** The rule of a kind that a person said. */
export const BY_HAND = 'by-hand'

/** The transaction as its person says that it was; as the rules say where nothing is said, or it cannot have been that. */
export function applyKind(one: Classified, said: TransactionKind | undefined): Classified {
  if (said === undefined || !kindsFor(one).includes(said)) return one
  return {
    ...one,
    ...toSaidFlows(one),
    kind: said,
    rule: BY_HAND,
    reason: 'You said what it was.',
    certain: true,
  }
}
