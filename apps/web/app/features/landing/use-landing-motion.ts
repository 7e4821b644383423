import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves an element once the page is shown: the library for it is no part of the first load. Nothing moves, and
 * nothing is loaded, for people who asked for less motion; where it cannot be loaded the element stands still.
 */
export function useLandingMotion<T extends HTMLElement>(
  name: 'driveHero' | 'revealChildren',
): RefObject<T | null> {
  const ref = useRef<T>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop: (() => void) | undefined
    let left = false
    import('./landing-motion.ts').then(
      (motion) => {
        if (!left) stop = motion.landingMotions[name](element)
      },
      () => {
        element.dataset.still = ''
      },
    )
    return () => {
      left = true
      stop?.()
    }
  }, [name])

  return ref
}
