import { calculation } from '@pkg/api-contract'
import * as z from 'zod/mini'

const storageKey = 'calculatorHistory'
const MOST_ENTRIES = 100

const entry = z.object({
  query: z.string(),
  result: z.string(),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  calculations: z.optional(z.array(calculation)),
  /** What could be chosen after the first question of a talk; later ones mean nothing without those before them. */
  options: z.optional(z.array(z.string())),
})
const entries = z.array(entry)

/** A question that was asked on this device, and its answer. */
export type HistoryEntry = z.infer<typeof entry>

/** What was asked, newest first. What is not ours to read is logged and ignored. */
export function readHistory(): readonly HistoryEntry[] {
  try {
    const text = localStorage.getItem(storageKey)
    return text === null ? [] : z.parse(entries, JSON.parse(text)).slice(0, MOST_ENTRIES)
  } catch (error) {
    console.warn('The stored calculator history could not be read and is ignored.', error)
    return []
  }
}

/** Puts an entry first and keeps the newest hundred. */
export function addToHistory(given: HistoryEntry): readonly HistoryEntry[] {
  const kept = [given, ...readHistory()].slice(0, MOST_ENTRIES)
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Storage may be full or forbidden; the history then lasts as long as the page.
  }
  return kept
}

/** Forgets everything that was asked. */
export function clearHistory(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}
