import { LRUCache } from 'lru-cache'

/** `fresh`: serve what is kept. `quiet`: its source failed just now, leave it alone. `old`: read anew. */
type Freshness = 'fresh' | 'quiet' | 'old'

interface FreshnessRules {
  /** After a failure the source is left alone for so long, in milliseconds. */
  quietMs: number
  now: () => number
}

interface FreshnessQuestion {
  /** How old what is kept is, in milliseconds; undefined when nothing is kept. */
  ageMs: number | undefined
  /** What is younger counts as fresh, in milliseconds. */
  freshMs: number
  /** Whether a new reading is asked for: then the answer is always `old`. */
  refresh?: boolean
}

/** Decides for each key whether it is read anew, and remembers which failed. */
export interface FreshnessKeeper {
  judge(key: string, question: FreshnessQuestion): Freshness
  /** Whether the source of the key failed so lately that it is left alone. */
  isQuiet(key: string): boolean
  failed(key: string, error: unknown): void
  succeeded(key: string): void
  /** The last failure since the last success. */
  failureOf(key: string): { at: number; error: unknown } | undefined
}

/** Keys come from callers, so their number has a limit. A failure that is forgotten costs one more call to its source. */
const MOST_FAILURES = 20_000

export function createFreshness({ quietMs, now }: FreshnessRules): FreshnessKeeper {
  const failures = new LRUCache<string, { at: number; error: unknown }>({
    // With `max` it would make room for all of them at once.
    maxSize: MOST_FAILURES,
    sizeCalculation: () => 1,
  })
  const isQuiet = (key: string) => now() - (failures.get(key)?.at ?? Number.NEGATIVE_INFINITY) < quietMs

  return {
    judge(key, { ageMs, freshMs, refresh = false }) {
      if (refresh) return 'old'
      if (ageMs !== undefined && ageMs < freshMs) return 'fresh'
      return isQuiet(key) ? 'quiet' : 'old'
    },
    isQuiet,
    failed: (key, error) => void failures.set(key, { at: now(), error }),
    succeeded: (key) => void failures.delete(key),
    failureOf: (key) => failures.get(key),
  }
}
