import type { KeptText, TextStore } from './text-store.ts'

/** A store that lives as long as the process, in a map that may be the caller's. */
export function createMemoryStore(kept = new Map<string, KeptText>()): TextStore {
  return {
    async get(key) {
      return kept.get(key)
    },
    async getAll(keys) {
      return new Map(
        keys.flatMap((key) => {
          const entry = kept.get(key)
          return entry === undefined ? [] : [[key, entry] as const]
        }),
      )
    },
    async set(key, entry) {
      kept.set(key, entry)
    },
    async setAll(entries) {
      for (const [key, entry] of entries) kept.set(key, entry)
    },
  }
}
