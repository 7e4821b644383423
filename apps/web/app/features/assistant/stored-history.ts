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
  /** What could be chosen after the first question of a talk; later ones mean nothing without those before them. */
  options: z.optional(z.array(z.string())),
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
