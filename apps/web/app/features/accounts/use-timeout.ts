import { useEffect, useRef } from 'react'

/** Does something after a wait, unless the screen is left before. */
export function useLater(): (action: () => void, waitMs: number) => void {
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (action, waitMs) => {
    timer.current = window.setTimeout(action, waitMs)
  }
}
