import { useEffect } from 'react'

/**
 * Fetches code that is only asked for later, while nobody waits: the network may be gone by then.
 * `fetchAll` stays the same from render to render.
 */
export function useFetchAhead(fetchAll: () => Promise<unknown>): void {
  useEffect(() => {
    // What cannot be had now is asked for again when it is needed. Not every browser says when it is idle.
    const timer = setTimeout(() => fetchAll().catch(() => undefined), 1000)
    return () => clearTimeout(timer)
  }, [fetchAll])
}
