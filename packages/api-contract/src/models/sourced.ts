import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

/** Data with where it came from, when it was read, and whether a newer reading failed. */
export function sourced<T extends z.ZodMiniType>(data: T) {
  return z.object({
    data,
    source: z.string(),
    updatedAt: isoTime,
    stale: z.boolean(),
    /** What is wrong, as a sentence for a person; null when nothing is. */
    problem: z.nullable(z.string()),
    /** When a source may be asked again that is left alone so that its allowance lasts; absent where none is. */
    nextReadingAt: z.optional(isoTime),
  })
}

export interface Sourced<T> {
  data: T
  source: string
  updatedAt: string
  stale: boolean
  problem: string | null
  nextReadingAt?: string | undefined
}
