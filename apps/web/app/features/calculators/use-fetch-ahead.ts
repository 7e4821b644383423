import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { useEffect } from 'react'

/** Fetches while nobody waits what is only asked for later: the network may be gone by then. */
export function useFetchAhead(definition: AnyCalculator): void {
  useEffect(() => {
    // What cannot be had now is asked for again when it is needed.
    const fetchAll = () =>
      import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(definition)).catch(() => undefined)
    // Not every browser says when it is idle.
    const timer = setTimeout(fetchAll, 1000)
    return () => clearTimeout(timer)
  }, [definition])
}
