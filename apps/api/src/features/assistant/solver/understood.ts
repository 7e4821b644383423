import type { Draft } from './answering/answer.ts'
import type { Result } from './answering/result.ts'
import type { Candidate } from './matching/candidate.ts'

/** What came of a question, and what a question after it may build on. */
export interface Understood {
  answer: Draft
  candidate: Candidate
  /** What was computed, where something was. */
  result?: Result
}
