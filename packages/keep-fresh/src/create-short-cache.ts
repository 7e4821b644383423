import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'

/** A cache for a second: of what every call asks for and a change has to be seen in soon. */
export interface ShortCache<T> {
  /**
   * The answer: at once where one is kept that is young enough, else once it is there. What is asked again and found
   * unchanged is the same object as before, so that whoever made something of it knows that it still holds.
   */
  get(key: string): T | Promise<T>
  /** What is kept and young enough; undefined where there is none. */
  peek(key: string): T | undefined
  /** To be called after every change: the next one is answered anew, whatever was under way. */
  forget(key: string): void
  forgetAll(): void
}

interface ShortCacheOptions<T> {
  ask: (key: string) => Promise<T>
  now: () => number
  /** How long an answer holds from the time at which it was asked for, in milliseconds. @default 1000 */
  forMs?: number
  /** How much is kept, counted by `sizeOf`. @default 10000 */
  most?: number
  /** How much an answer counts. @default 1 */
  sizeOf?: (value: T) => number
}

/** Keeps each answer for `forMs`; however many ask meanwhile, the question is asked once. A failure is not kept. */
export function createShortCache<T>({
  ask,
  now,
  forMs = 1_000,
  most = 10_000,
  sizeOf = () => 1,
}: ShortCacheOptions<T>): ShortCache<T> {
  const kept = new LRUCache<string, { value: T; askedAt: number }>({
    maxSize: most,
    sizeCalculation: ({ value }) => sizeOf(value),
  })
  const underWay = new Map<string, Promise<T>>()

  function isOfNow({ askedAt }: { askedAt: number }): boolean {
    const age = now() - askedAt
    // A clock that was set back makes nothing last longer.
    return age >= 0 && age < forMs
  }

  function begin(key: string): Promise<T> {
    const askedAt = now()
    const answer = ask(key).then(
      (value) => {
        // Forgotten meanwhile: it may have been answered before the change.
        if (underWay.get(key) !== answer) return value
        underWay.delete(key)
        const former = kept.peek(key)
        const same = former !== undefined && isDeepStrictEqual(former.value, value) ? former.value : value
        kept.set(key, { value: same, askedAt })
        return same
      },
      (error: unknown) => {
        if (underWay.get(key) === answer) underWay.delete(key)
        throw error
      },
    )
    underWay.set(key, answer)
    return answer
  }

  return {
    get(key) {
      const found = kept.get(key)
      if (found !== undefined && isOfNow(found)) return found.value
      return underWay.get(key) ?? begin(key)
    },
    peek(key) {
      const found = kept.peek(key)
      return found !== undefined && isOfNow(found) ? found.value : undefined
    },
    forget(key) {
      underWay.delete(key)
      const found = kept.peek(key)
      if (found !== undefined) found.askedAt = Number.NEGATIVE_INFINITY
    },
    forgetAll() {
      underWay.clear()
      kept.clear()
    },
  }
}
