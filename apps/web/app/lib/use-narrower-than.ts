import { useCallback, useSyncExternalStore } from 'react'
import { usePrinting } from './use-printing.ts'

/** What portrait A4 and Letter have between their margins, and a little more. */
const PAPER_REM = 48

/**
 * Whether the window is narrower than a length of CSS; no while a page is prerendered. Paper counts as narrow before it has
 * its width: the browser counts the pages first, and leaves out what a list drawn afterwards has more.
 */
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
  const printing = usePrinting()
  const narrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
  return narrow || (printing && Number.parseFloat(width) >= PAPER_REM)
}
