import type { Draft } from '../../answer/answer.ts'
import type { Result } from '../../answer/result.ts'
import type { NamedContext } from './named-context.ts'

/** What came of a question that was understood by a calculator's definition. */
export interface NamedStep {
  answer: Draft
  named: NamedContext
  /** What was computed, where something was. */
  result?: Result
}
