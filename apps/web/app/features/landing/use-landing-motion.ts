import { type RefObject, useEffect, useRef } from 'react'

type Motion = 'driveHero' | 'revealChildren'

/**
 * Moves an element once the page is shown: the library for it is no part of the first load. Nothing moves, and
 * nothing is loaded, for people who ask for less motion, from the moment they do; where it cannot be loaded the
 * element stands still.
 */
export function useLandingMotion<T extends HTMLElement>(name: Motion): RefObject<T | null> {
  const ref = useRef<T>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
    let stop: (() => void) | undefined

    function follow() {
      stop?.()
      stop = lessMotion.matches || !element ? undefined : startMotion(name, element)
    }
    follow()
    lessMotion.addEventListener('change', follow)
    return () => {
      lessMotion.removeEventListener('change', follow)
      stop?.()
    }
  }, [name])

  return ref
}

/** Returns what ends the motion, also before it has begun. */
function startMotion(name: Motion, element: HTMLElement): () => void {
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
}
