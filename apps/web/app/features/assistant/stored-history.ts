import { askParts, calculation } from '@pkg/api-contract'
import * as z from 'zod/mini'

const entry = z.object({
  query: z.string(),
  result: z.string(),
  /** The same, cut at its figures; entries of earlier versions have none. */
  parts: z.optional(askParts),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  calculations: z.optional(z.array(calculation)),
  /** What could be chosen after it. */
  options: z.optional(z.array(z.string())),
  /** What was asked before it in the same talk, oldest first: a question such as "and at 9 %?" means nothing without. */
  before: z.optional(z.array(z.object({ question: z.string(), answer: z.string() }))),
})
const entries = z.array(entry)

/** A question that was asked on this device, and its answer. */
export type HistoryEntry = z.infer<typeof entry>

/**
 * What is stored under a key, newest first; undefined where storage is forbidden. What is not ours to read is logged and
 * ignored.
 */
export function readHistory(key: string): HistoryEntry[] | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? [] : parseHistory(text)
  } catch {
    return undefined
  }
}

function parseHistory(text: string): HistoryEntry[] {
  try {
    return z.parse(entries, JSON.parse(text))
  } catch (error) {
    console.warn('The stored calculator history could not be read and is ignored.', error)
    return []
  }
}

const talk = z.object({ entry, signIn: z.string() })

/** The talk that this tab kept under a name; undefined where there is none, or none that is ours to read. */
export function readTalk(name: string): z.infer<typeof talk> | undefined {
  try {
    return z.parse(talk, JSON.parse(sessionStorage.getItem(name) ?? ''))
  } catch {
    return undefined
  }
}
