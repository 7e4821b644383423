import type { RouteLimit } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import { atMost } from './at-most.ts'

/** Counts what is done under a key, within this process. */
export interface RateCounter {
  /** Counts one; the milliseconds to wait when that is one too many, which then does not count. */
  take(key: string, limit: RouteLimit): number
  /** Takes back one that was counted. */
  giveBack(key: string, limit: RouteLimit): void
}

const MINUTE = 60_000
const MOST_KEYS = 50_000

/** Lets `burst` through at once and `perMinute` evenly from then on (the generic cell rate algorithm). */
export function createRateCounter({ now }: { now: () => number }): RateCounter {
  /** For each key the time at which its whole allowance is back. */
  const freshAt = new LRUCache<string, number>(atMost(MOST_KEYS))

  return {
    take(key, { burst, perMinute }) {
      const interval = MINUTE / perMinute
      const at = now()
      const from = Math.max(freshAt.get(key) ?? at, at)
      const wait = from - at - interval * (burst - 1)
      if (wait > 0) return wait
      freshAt.set(key, from + interval)
      return 0
    },
    giveBack(key, { perMinute }) {
      const counted = freshAt.get(key)
      if (counted !== undefined) freshAt.set(key, counted - MINUTE / perMinute)
    },
  }
}
