import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import type { HistoryEntry } from './stored-history.ts'

/** The specification names it; what stands under it is a bare list, as it always was. */
const storageKey = 'calculatorHistory'
const MOST_ENTRIES = 100

interface AnswerHistory {
  /** What was asked on this device, newest first. */
  entries: readonly HistoryEntry[]
}

/** What was kept is checked by code that is large, and nothing waits for it. */
const storage: PersistStorage<AnswerHistory, Promise<void>> = {
  async getItem(key) {
    const { readHistory } = await import('./stored-history.ts')
    const entries = readHistory(key)
    return entries === undefined ? null : { state: { entries } }
  },
  async setItem(key, { state }) {
    try {
      if (state.entries.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(state.entries))
    } catch {
      // Storage may be full or forbidden; the history then lasts as long as the page.
    }
  },
  async removeItem(key) {
    localStorage.removeItem(key)
  },
}

/** What was asked before, for as long as the browser keeps it. Empty until `restoreHistory` has read it. */
export const useAnswerHistory = create<AnswerHistory>()(
  persist((): AnswerHistory => ({ entries: [] }), { name: storageKey, storage, skipHydration: true }),
)

/** Reads what is kept, also what another tab has kept meanwhile. */
export async function restoreHistory(): Promise<void> {
  await useAnswerHistory.persist.rehydrate()
}

/** Puts an entry first and keeps the newest hundred. */
export async function addToHistory(entry: HistoryEntry): Promise<void> {
  await restoreHistory()
  useAnswerHistory.setState(({ entries }) => ({ entries: [entry, ...entries].slice(0, MOST_ENTRIES) }))
}

/** Forgets everything that was asked. */
export function clearHistory(): void {
  useAnswerHistory.setState({ entries: [] })
}
