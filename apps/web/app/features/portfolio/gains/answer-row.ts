import type { TransactionKind } from '@pkg/api-contract'
import type { AnswerSubject } from './answer-form.tsx'

/** A row of which something can be said. */
export type AnswerRow = AnswerSubject & {
  id: string
  kind: TransactionKind
}
