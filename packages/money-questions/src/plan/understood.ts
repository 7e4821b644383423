import type { Draft } from '../answer/answer.ts'
import type { Result } from '../answer/result.ts'
import type { Candidate } from './candidate.ts'

/** What came of a question, and what a question after it may build on. */
export interface Understood {
  answer: Draft
  candidate: Candidate
  /** What was computed, where something was. */
  result?: Result
}
