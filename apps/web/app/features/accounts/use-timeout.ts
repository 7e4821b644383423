import { useEffect, useRef } from 'react'

/** Returns `setTimeout` for a component: the timer is cleared when the component leaves the page. */
export function useTimeout(): (action: () => void, waitMs: number) => void {
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (action, waitMs) => {
    timer.current = window.setTimeout(action, waitMs)
  }
}
