import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `take` once, with the element behind `ref`, when the code takes over what stands as HTML: a person may have
 * typed or chosen before it came, and React does not tell of that.
 */
export function useTakenOver<Part extends HTMLElement>(
  ref: RefObject<Part | null>,
  take: (element: Part) => void,
): void {
  const isTaken = useRef(false)

  useEffect(() => {
    if (isTaken.current || !ref.current) return
    isTaken.current = true
    take(ref.current)
  })
}
