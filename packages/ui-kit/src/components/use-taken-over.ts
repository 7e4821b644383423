import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `take` once, with the element behind `ref`, when React hydrates the prerendered HTML: a person may have typed or
 * chosen something before the scripts came, and React does not tell of that.
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
