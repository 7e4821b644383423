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

/**
 * Name of the cookie that stands for as long as a session does and says nothing but that there is one. Scripts may read it,
 * so that a page that is the same file for everybody can show whoever is signed in their own links before it is painted.
 */
export const SIGNED_IN_COOKIE = 'hodlwise_signed_in'
