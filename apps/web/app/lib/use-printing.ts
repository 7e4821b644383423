import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const listeners = new Set<() => void>()
// Kept here and not in a component: a list for paper may be drawn only once the page has the width of paper.
let isPrinting = false

function change(printing: boolean): void {
  isPrinting = printing
  // The browser takes its picture when this returns.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => change(true))
  window.addEventListener('afterprint', () => change(false))
  // What shows a page as on paper without printing it, such as a preview of the browser's tools, tells the media alone.
  window.matchMedia?.('print').addEventListener('change', ({ matches }) => change(matches))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page is being printed: then lists that are cut short on the screen are drawn whole. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}
