import type { RouteLimit } from '@pkg/api-contract'
import type { Counts } from '../sharing/counts.ts'
import { countOne, takeBackOne, waitForOne } from '../sharing/rates.ts'

/** Limits what is done under a key. */
export interface RateLimiter {
  /** Counts one; the milliseconds to wait when that is one too many, which then does not count. */
  take(key: string, limit: RouteLimit): Promise<number>
  /** Takes back one that was counted. */
  giveBack(key: string, limit: RouteLimit): Promise<void>
}

export function createRateLimiter(counts: Counts): RateLimiter {
  return {
    take: (key, limit) =>
      counts.update([key], (view) => {
        const wait = waitForOne(view, key, limit)
        if (wait === 0) countOne(view, key, limit)
        return wait
      }),
    giveBack: (key, limit) => counts.update([key], (view) => takeBackOne(view, key, limit)),
  }
}
