import type { Calculation } from '../../answer/answer.ts'
import type { Reading } from '../../read/read-words.ts'

/** What an answer comes to, and what it answers. */
export interface Answered {
  calculation: Calculation
  /** The figure that is told first. */
  found: number
  reading: Reading
  /** The question in its own words. */
  said: string
}

/** What shows that a word of a question was misread. */
export type Contradiction = (answered: Answered) => boolean
