import { AppError } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import { createRateLimiter } from '../../lib/rate-limiter.ts'

/** Who tries to get into an account. */
export interface Attempt {
  /** Lower-case address of the account, whether it exists or not. */
  account: string
  /** The caller's network address. */
  network: string
  /** A browser that has signed this person in before; others' failures do not count against it. */
  device: string | undefined
}

/** Slows down guessing of passwords and codes without shutting the owner out. */
export interface LoginGuard {
  /**
   * Counts the attempt as failed until `succeed` or `forget` is called.
   * Throws TOO_MANY_REQUESTS with the time to wait, before anything costly is done.
   */
  begin(attempt: Attempt): { succeed(): void; forget(): void }
}

interface Failures {
  count: number
  lastAt: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND
/** Wrong attempts that cost nothing, and the longest wait, for one who tries one account from one place. */
const near = { free: 5, longest: 60 * SECOND }
/** The same for all places together: a flood must not close the account, only thin out. */
const far = { free: 100, longest: 10 * SECOND }
/** How often a browser that is known may log in, or a signed-in person show the password: right ones cost too. */
const perAccount = { burst: 60, perMinute: 30 }
/** Accounts tried from one address, however many there are. */
const perAddress = { burst: 600, perMinute: 120 }

export function createLoginGuard({ now }: { now: () => number }): LoginGuard {
  const failures = new LRUCache<string, Failures>({ max: 50_000 })
  const limiter = createRateLimiter({ now })

  function waitOf(key: string, { free, longest }: typeof near): number {
    const found = failures.get(key)
    if (found === undefined || found.count < free) return 0
    const delay = Math.min(longest, SECOND * 2 ** Math.min(found.count - free, 20))
    return Math.max(0, found.lastAt + delay - now())
  }

  function add(key: string) {
    const found = failures.get(key)
    const isOld = found === undefined || found.lastAt + HOUR <= now()
    failures.set(key, { count: isOld ? 1 : found.count + 1, lastAt: now() })
  }

  function takeBack(key: string) {
    const found = failures.get(key)
    if (found !== undefined) failures.set(key, { ...found, count: Math.max(0, found.count - 1) })
  }

  return {
    begin({ account, network, device }) {
      const nearKey = `${account} ${device === undefined ? network : `device ${device}`}`
      const keys = device === undefined ? [nearKey, account] : [nearKey]
      const wait = Math.max(waitOf(nearKey, near), device === undefined ? waitOf(account, far) : 0, 0)
      // Asked last: an attempt that is refused for its account must not use up what the address has.
      const total =
        wait || (device === undefined ? limiter.take(network, perAddress) : limiter.take(account, perAccount))
      if (total > 0) {
        const retryAfterSeconds = Math.ceil(total / SECOND)
        throw new AppError('TOO_MANY_REQUESTS', {
          message: `Too many attempts. Please wait ${retryAfterSeconds} s and try again.`,
          retryAfterSeconds,
        })
      }
      // Before the password is looked at, so that a thousand attempts at once are not all the first one.
      keys.forEach(add)
      return {
        succeed() {
          failures.delete(nearKey)
          if (device === undefined) takeBack(account)
        },
        forget() {
          keys.forEach(takeBack)
        },
      }
    },
  }
}
