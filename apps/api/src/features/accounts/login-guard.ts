import { AppError } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../lib/at-most.ts'
import { createRateCounter } from '../../lib/rate-counter.ts'

/** Who tries to get into an account. */
export interface Attempt {
  /** Lower-case address of the account, whether it exists or not. */
  account: string
  /** The caller's network address. */
  network: string
  /** A browser that has signed this person in before; others' failures do not count against it. */
  device: string | undefined
}

/** An attempt that may go on. It counts as failed until `succeed` or `forget` is called. */
interface Counted {
  /** How far its place stands behind others when passwords are looked at: one round for every wrong one. */
  lag: number
  /**
   * Called before a code of two-step login is looked at.
   * Throws TOO_MANY_REQUESTS: whoever gets so far knows the password, and codes are short.
   */
  beginCode(): Promise<void>
  succeed(): Promise<void>
  forget(): Promise<void>
}

/** Slows down guessing of passwords and codes without shutting the owner out. */
export interface LoginGuard {
  /**
   * Looks and counts in one step, however many attempts come at once.
   * Throws TOO_MANY_REQUESTS with the time to wait, before anything costly is done.
   */
  begin(attempt: Attempt): Promise<Counted>
}

interface Failures {
  count: number
  lastAt: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND
/** Wrong attempts that cost nothing, and the longest wait, for one who tries one account from one place. */
const near = { free: 5, longest: 60 * SECOND }
/**
 * For one account from all places together. First attempts of a place, second ones and so on are counted apart: a flood
 * has used up its first attempts, and so does not slow down a person who comes from a new place.
 */
const far = { burst: 100, perMinute: 6 }
const MOST_STEPS = 3
/** Wrong codes after a right password: at this rate it takes years to try a million codes. */
const codes = { burst: 20, perMinute: 0.2 }
/** How often a known browser may log in, or a signed-in person repeat the password: checking a right one costs as much. */
const perAccount = { burst: 60, perMinute: 30 }
/** Accounts tried from one address, however many there are. */
const perAddress = { burst: 600, perMinute: 120 }
const MOST_LAG = 100

export function createLoginGuard({ now }: { now: () => number }): LoginGuard {
  const failures = new LRUCache<string, Failures>(atMost(50_000))
  const limiter = createRateCounter({ now })

  function countOf(key: string): number {
    const found = failures.get(key)
    return found === undefined || found.lastAt + HOUR <= now() ? 0 : found.count
  }

  function waitOf(key: string): number {
    const found = failures.get(key)
    if (found === undefined || found.count < near.free) return 0
    const delay = Math.min(near.longest, SECOND * 2 ** Math.min(found.count - near.free, 20))
    return Math.max(0, found.lastAt + delay - now())
  }

  function add(key: string) {
    failures.set(key, { count: countOf(key) + 1, lastAt: now() })
  }

  function takeBack(key: string) {
    const found = failures.get(key)
    if (found !== undefined) failures.set(key, { ...found, count: Math.max(0, found.count - 1) })
  }

  function refuseFor(wait: number) {
    if (wait <= 0) return
    const retryAfterSeconds = Math.ceil(wait / SECOND)
    throw new AppError('TOO_MANY_REQUESTS', {
      message: `Too many attempts. Please wait ${retryAfterSeconds} s and try again.`,
      retryAfterSeconds,
    })
  }

  return {
    async begin({ account, network, device }) {
      const isKnown = device !== undefined
      const place = isKnown ? `device ${device}` : network
      const nearKey = `${account} ${place}`
      const farKey = `step ${Math.min(countOf(nearKey), MOST_STEPS)} ${account}`
      const lag = isKnown ? 0 : 1 + Math.min(countOf(network), MOST_LAG)
      // The narrowest first: an attempt that is refused must not use up what others have.
      refuseFor(waitOf(nearKey))
      if (isKnown) refuseFor(limiter.take(account, perAccount))
      else {
        refuseFor(limiter.take(farKey, far))
        refuseFor(limiter.take(network, perAddress))
      }
      // Before the password is looked at, so that a thousand attempts at once are not all the first one.
      const keys = isKnown ? [nearKey] : [nearKey, network]
      keys.forEach(add)
      const codesKey = `codes ${isKnown ? nearKey : account}`
      let hasCode = false

      return {
        lag,
        async beginCode() {
          refuseFor(limiter.take(codesKey, codes))
          hasCode = true
        },
        async succeed() {
          failures.delete(nearKey)
          if (hasCode) limiter.giveBack(codesKey, codes)
          if (isKnown) return
          takeBack(network)
          limiter.giveBack(farKey, far)
        },
        async forget() {
          keys.forEach(takeBack)
          if (!isKnown) limiter.giveBack(farKey, far)
        },
      }
    },
  }
}
