import { useSyncExternalStore } from 'react'

/**
 * The direction of writing of the page, by `dir` on `<html>`; followed when it changes. For what CSS cannot turn by
 * itself: the arrow keys of tabs and menus, the side to which a message is swiped away.
 */
export function useTextDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(watchDirection, readDirection, () => 'ltr')
}

function readDirection(): 'ltr' | 'rtl' {
  return document.dir === 'rtl' ? 'rtl' : 'ltr'
}

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
