import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/at-most.ts'
import type { Count, Counts } from './counts.ts'

/** Keys come from callers, so their number has a limit. */
const MOST_KEYS = 100_000

/** Counts in this process. */
export function createMemoryCounts({ now }: { now: () => number }): Counts {
  const counts = new LRUCache<string, Count>(atMost(MOST_KEYS))
  return {
    async update(_keys, change) {
      return change({
        now: now(),
        get: (key) => counts.get(key),
        set: (key, count) => void counts.set(key, count),
        delete: (key) => void counts.delete(key),
      })
    },
  }
}
