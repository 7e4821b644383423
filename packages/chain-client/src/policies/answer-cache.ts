import type { Sourced } from '@pkg/api-contract'
import type { TextStore } from '@pkg/keep-fresh'
import * as z from 'zod'
import { tryJson } from '../parsing/try-json.ts'

/** An answer as it is kept: what was read, from whom, when, and what it lacked. */
export interface KeptAnswer<T> {
  data: T
  source: string
  updatedAt: string
  problem: string | null
}

export interface AnswerCache<T> {
  get(key: string): Promise<{ answer: KeptAnswer<T>; ageMs: number } | undefined>
  set(key: string, answer: KeptAnswer<T>): Promise<void>
}

/**
 * Keeps answers in the store. What is read back is validated as any input is: after a change of shape an old
 * entry simply is not there.
 */
export function createAnswerCache<T>({
  store,
  schema,
  now,
}: {
  store: TextStore
  schema: z.ZodType<T>
  now: () => number
}): AnswerCache<T> {
  const storedAnswer = z.object({
    data: schema,
    source: z.string(),
    updatedAt: z.iso.datetime(),
    problem: z.string().nullable(),
  })
  return {
    async get(key) {
      const entry = await store.get(key)
      if (entry === undefined) return undefined
      const parsed = storedAnswer.safeParse(tryJson(entry.value))
      if (!parsed.success) return undefined
      return { answer: parsed.data as KeptAnswer<T>, ageMs: Math.max(0, now() - entry.storedAt) }
    },
    set(key, answer) {
      return store.set(key, { value: JSON.stringify(answer), storedAt: now() })
    },
  }
}

/** A kept answer as it goes out. */
export function toSourced<T>(answer: KeptAnswer<T>, stale: boolean, problem = answer.problem): Sourced<T> {
  return { data: answer.data, source: answer.source, updatedAt: answer.updatedAt, stale, problem }
}
