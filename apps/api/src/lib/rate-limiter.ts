import type { RouteLimit } from '@pkg/api-contract'
import { createRateCounter } from './rate-counter.ts'

/** Counts what is done under a key: the port that a store shared by several processes can stand behind. */
export interface RateLimiter {
  /** Counts one; the milliseconds to wait when that is one too many, which then does not count. */
  take(key: string, limit: RouteLimit): Promise<number>
  /** Takes back one that was counted. */
  giveBack(key: string, limit: RouteLimit): Promise<void>
}

/** Counts in this process. */
export function createRateLimiter(given: { now: () => number }): RateLimiter {
  const counter = createRateCounter(given)
  return {
    take: async (key, limit) => counter.take(key, limit),
    giveBack: async (key, limit) => counter.giveBack(key, limit),
  }
}
