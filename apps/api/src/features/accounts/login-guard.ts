import { AppError, HOUR_MS } from '@pkg/api-contract'
import type { Counts, CountsView } from '../../sharing/counts.ts'
import { countOne, takeBackOne, waitForOne } from '../../sharing/rates.ts'

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
  /** How many rounds its password check waits behind those of others: one for each wrong password before it. */
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

const SECOND = 1000
/** Wrong attempts that cost nothing, and the longest wait, for one who tries one account from one place. */
const onePlace = { free: 5, longest: 60 * SECOND }
/**
 * For one account from all places together. First attempts of a place, second ones and so on are counted apart: a flood
 * has used up its first attempts, and so does not slow down a person who comes from a new place.
 */
const allPlaces = { burst: 100, perMinute: 6 }
const MOST_STEPS = 3
const STEPS = Array.from({ length: MOST_STEPS + 1 }, (_, step) => step)
/** Wrong codes after a right password: at this rate it takes years to try a million codes. */
const codes = { burst: 20, perMinute: 0.2 }
/** How often a known browser may log in, or a signed-in person repeat the password: checking a right one costs as much. */
const perAccount = { burst: 60, perMinute: 30 }
/** Accounts tried from one address, however many there are. */
const perAddress = { burst: 600, perMinute: 120 }
const MOST_LAG = 100

export function createLoginGuard(counts: Counts): LoginGuard {
  return {
    async begin({ account, network, device }) {
      const isKnown = device !== undefined
      const onePlaceKey = `near ${account} ${isKnown ? `device ${device}` : network}`
      const networkKey = `network ${network}`
      const toAllPlacesKey = (step: number) => `step ${step} ${account}`
      const ofAll = isKnown
        ? [{ key: `account ${account}`, limit: perAccount }]
        : [{ key: `address ${network}`, limit: perAddress }]
      // Before the password is looked at, so that a thousand attempts at once are not all the first one.
      const failed = isKnown ? [onePlaceKey] : [onePlaceKey, networkKey]
      const allPlacesKeys = isKnown ? [] : STEPS.map(toAllPlacesKey)
      const keys = [onePlaceKey, networkKey, ...allPlacesKeys, ...ofAll.map(({ key }) => key)]

      const { wait, lag, allPlacesKey } = await counts.update(keys, (view) => {
        const allPlacesKey = toAllPlacesKey(Math.min(countOf(view, onePlaceKey), MOST_STEPS))
        const limits = isKnown ? ofAll : [{ key: allPlacesKey, limit: allPlaces }, ...ofAll]
        const lag = isKnown ? 0 : 1 + Math.min(countOf(view, networkKey), MOST_LAG)
        // The narrowest first; an attempt that is refused counts nowhere.
        const wait =
          waitOf(view, onePlaceKey) ||
          (limits.map(({ key, limit }) => waitForOne(view, key, limit)).find((each) => each > 0) ?? 0)
        if (wait === 0) {
          for (const { key, limit } of limits) countOne(view, key, limit)
          for (const key of failed) add(view, key)
        }
        return { wait, lag, allPlacesKey }
      })
      refuseFor(wait)

      const codesKey = `codes ${isKnown ? onePlaceKey : account}`
      let hasCode = false
      return {
        lag,
        async beginCode() {
          const tooSoon = await counts.update([codesKey], (view) => {
            const left = waitForOne(view, codesKey, codes)
            if (left === 0) countOne(view, codesKey, codes)
            return left
          })
          refuseFor(tooSoon)
          hasCode = true
        },
        succeed: () =>
          counts.update([onePlaceKey, networkKey, allPlacesKey, codesKey], (view) => {
            view.delete(onePlaceKey)
            if (hasCode) takeBackOne(view, codesKey, codes)
            if (isKnown) return
            takeBack(view, networkKey)
            takeBackOne(view, allPlacesKey, allPlaces)
          }),
        forget: () =>
          counts.update([onePlaceKey, networkKey, allPlacesKey], (view) => {
            for (const key of failed) takeBack(view, key)
            if (!isKnown) takeBackOne(view, allPlacesKey, allPlaces)
          }),
      }
    },
  }
}

/** Failures under a key: how many, and when the last one was. */
function readFailures({ now, get }: CountsView, key: string): { count: number; lastAt: number } {
  const [count = 0, lastAt = 0] = get(key) ?? []
  // A clock that was set back makes nothing last longer.
  const at = Math.min(lastAt, now)
  return at + HOUR_MS <= now ? { count: 0, lastAt: 0 } : { count, lastAt: at }
}

const countOf = (view: CountsView, key: string) => readFailures(view, key).count

function waitOf(view: CountsView, key: string): number {
  const { count, lastAt } = readFailures(view, key)
  if (count < onePlace.free) return 0
  const delay = Math.min(onePlace.longest, SECOND * 2 ** Math.min(count - onePlace.free, 20))
  return Math.max(0, lastAt + delay - view.now)
}

function add(view: CountsView, key: string) {
  view.set(key, [countOf(view, key) + 1, view.now], HOUR_MS)
}

function takeBack(view: CountsView, key: string) {
  const { count, lastAt } = readFailures(view, key)
  if (count > 0) view.set(key, [count - 1, lastAt], HOUR_MS)
}

function refuseFor(wait: number) {
  if (wait <= 0) return
  const retryAfterSeconds = Math.ceil(wait / SECOND)
  throw new AppError('TOO_MANY_REQUESTS', {
    message: `Too many attempts. Please wait ${retryAfterSeconds} s and try again.`,
    retryAfterSeconds,
  })
}
