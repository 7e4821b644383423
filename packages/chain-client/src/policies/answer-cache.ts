import type { Sourced } from '@pkg/api-contract'
import { createShortCache, type KeptText, type TextStore } from '@pkg/keep-fresh'
import * as z from 'zod'
import { deepFreeze } from '../parsing/deep-freeze.ts'
import { tryJson } from '../parsing/try-json.ts'

/** In characters of text, of all caches that share it. */
const MEMORY = 16 * 1024 * 1024

/** An answer as it is kept: what was read, from whom, when, and what it lacked. */
export interface KeptAnswer<T> {
  data: T
  source: string
  updatedAt: string
  problem: string | null
}

export interface AnswerCache<T> {
  get(key: string): Promise<{ answer: KeptAnswer<T>; ageMs: number } | undefined>
  /** What was read a moment ago, and is kept. */
  peek(key: string): { answer: KeptAnswer<T>; ageMs: number } | undefined
  set(key: string, answer: KeptAnswer<T>): Promise<void>
  /** To be called where another process may have kept an answer just now: the next one is read from the store. */
  forget(key: string): void
}

/**
 * Keeps answers in the store, and in memory for a moment. What is read back is validated as any input is: after a change
 * of shape an old entry simply is not there. An answer is read once per text: while that stays the same, everybody gets
 * the same object, which nobody can change.
 */
export function createAnswerCache<T>({
  store,
  schema,
  now,
  sharedBy = 1,
}: {
  store: TextStore
  schema: z.ZodType<T>
  now: () => number
  /** How many caches there are of the kind, which share the memory of one. */
  sharedBy?: number
}): AnswerCache<T> {
  const storedAnswer = z.object({
    data: schema,
    source: z.string(),
    updatedAt: z.iso.datetime(),
    problem: z.string().nullable(),
  })
  const entries = createShortCache({
    ask: (key) => store.get(key),
    now,
    most: Math.ceil(MEMORY / sharedBy),
    sizeOf: (entry) => 1 + (entry?.value.length ?? 0),
  })
  const answers = new WeakMap<KeptText, KeptAnswer<T> | null>()

  function parse(entry: KeptText): KeptAnswer<T> | null {
    const parsed = storedAnswer.safeParse(tryJson(entry.value))
    return parsed.success ? (deepFreeze(parsed.data) as KeptAnswer<T>) : null
  }

  function toFound(entry: KeptText | undefined) {
    if (entry === undefined) return undefined
    let answer = answers.get(entry)
    if (answer === undefined) {
      answer = parse(entry)
      answers.set(entry, answer)
    }
    return answer === null ? undefined : { answer, ageMs: Math.max(0, now() - entry.storedAt) }
  }

  return {
    async get(key) {
      return toFound(await entries.get(key))
    },
    peek: (key) => toFound(entries.peek(key)),
    async set(key, answer) {
      try {
        await store.set(key, { value: JSON.stringify(answer), storedAt: now() })
      } finally {
        entries.forget(key)
      }
    },
    forget: entries.forget,
  }
}

/** A kept answer as it goes out. */
export function toSourced<T>(answer: KeptAnswer<T>, stale: boolean, problem = answer.problem): Sourced<T> {
  return { data: answer.data, source: answer.source, updatedAt: answer.updatedAt, stale, problem }
}
