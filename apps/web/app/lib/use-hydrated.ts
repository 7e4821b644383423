import { useSyncExternalStore } from 'react'

/** Whether the page's own code runs: false in prerendered HTML and in the first render over it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => {}
}
