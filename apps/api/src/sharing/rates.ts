import { MINUTE_MS, type RouteLimit } from '@pkg/api-contract'
import type { CountsView } from './counts.ts'

/**
 * Limits that let `burst` through at once and `perMinute` evenly from then on (the generic cell rate algorithm). What is
 * counted is the time at which the whole allowance is back.
 */
function freshAt({ now, get }: CountsView, key: string, { burst, perMinute }: RouteLimit): number {
  const [at = now] = get(key) ?? []
  // A clock that was set back makes nobody wait longer than a whole allowance takes.
  return Math.min(Math.max(at, now), now + (MINUTE_MS / perMinute) * burst)
}

/** The milliseconds to wait before one more may be counted. */
export function waitForOne(view: CountsView, key: string, limit: RouteLimit): number {
  const { burst, perMinute } = limit
  const wait = freshAt(view, key, limit) - view.now - (MINUTE_MS / perMinute) * (burst - 1)
  // Sums of fractions are not exact, and of less than a millisecond nobody takes notice.
  return wait < 1 ? 0 : wait
}

/** Counts one, whether or not it may be. */
export function countOne(view: CountsView, key: string, limit: RouteLimit): void {
  const at = freshAt(view, key, limit) + MINUTE_MS / limit.perMinute
  view.set(key, [at], at - view.now)
}

/** Takes back one that was counted. */
export function takeBackOne(view: CountsView, key: string, limit: RouteLimit): void {
  const at = freshAt(view, key, limit) - MINUTE_MS / limit.perMinute
  if (at <= view.now) view.delete(key)
  else view.set(key, [at], at - view.now)
}
