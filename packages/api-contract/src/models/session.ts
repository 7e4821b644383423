import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

/** One browser in which a person is signed in. */
export const session = z.object({
  id: z.string(),
  /** Browser and system, or an empty text when the browser did not say. */
  device: z.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  /** Whether it outlives the browser. */
  remembered: z.boolean(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>
