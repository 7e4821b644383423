import { useSyncExternalStore } from 'react'

/** The eight columns of the table need a thousand pixels, and the page a margin. */
const query = '(width < 70rem)'

/** Whether the screen is narrower than the table of movements. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
