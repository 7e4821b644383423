import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

/** How far a figure can be relied upon: `partial` lacks something, `stale` could not be read anew. */
export const freshnessState = z.enum(['fresh', 'ageing', 'stale', 'partial'])
export type FreshnessState = z.infer<typeof freshnessState>

/** Where a figure comes from, when it was read, and its state. */
export const freshness = z.object({
  source: z.string(),
  updatedAt: isoTime,
  state: freshnessState,
  /** What is wrong, as a sentence for a person; null when nothing is. */
  problem: z.nullable(z.string()),
})
export type Freshness = z.infer<typeof freshness>

/** A figure older than this is being read anew, and says so. Section 9 of the specification. */
const AGEING_MS = 15 * 60_000

/** The state of a sourced answer at a moment (ms since 1970); the one place that decides it. */
export function toFreshnessState(
  answer: { updatedAt: string; stale: boolean; problem: string | null },
  now: number,
): FreshnessState {
  if (answer.stale) return 'stale'
  if (answer.problem !== null) return 'partial'
  return now - Date.parse(answer.updatedAt) > AGEING_MS ? 'ageing' : 'fresh'
}
