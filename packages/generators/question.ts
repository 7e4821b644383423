/** What is answered where there is no such thing. */
export const NONE = 'none'

/** What a generator asks beside an id. */
export interface Question {
  name: string
  message: string
  /** What is taken where nothing is answered. */
  usual?: string
  /** A sentence where an answer cannot be right. */
  refuse: (answer: string) => string | null
}

/** The parts of a list with commas. */
export const splitList = (text: string): string[] => text.split(',').map((part) => part.trim())
