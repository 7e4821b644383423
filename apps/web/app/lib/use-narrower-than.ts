import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than a length of CSS; no while a page is prerendered. */
export function useNarrowerThan(width: `${number}rem`): boolean {
  const query = `(width < ${width})`
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
