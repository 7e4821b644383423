import { useSyncExternalStore } from 'react'

/** Whether React has taken the page over: false on the server and while prerendered HTML is hydrated, true from then on. */
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
