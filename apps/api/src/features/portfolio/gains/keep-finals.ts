import { MINUTE_MS } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'

/** A report is computed once for its pages and files, from movements that are read once for its person's years. */
const KEPT = { max: 8, ttl: MINUTE_MS }

/** Gives what is kept under a key, or is being made; `isNew` makes it anew in any case. */
export type Keeper<Value> = (key: string, make: () => Promise<Value>, isNew: boolean) => Promise<Value>

/** Keeps what is made for a while, unless it fails or is not final. */
export function keepFinals<Value extends object>(
  isFinal: (value: Value) => boolean,
  now: () => number,
): Keeper<Value> {
  const kept = new LRUCache<string, Promise<Value>>({ ...KEPT, perf: { now } })
  return async (key, make, isNew) => {
    const known = kept.get(key)
    if (known !== undefined && !isNew) return known
    const making = make()
    kept.set(key, making)
    try {
      const value = await making
      if (!isFinal(value)) kept.delete(key)
      return value
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}
