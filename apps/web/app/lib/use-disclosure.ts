import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface Disclosure<T extends HTMLElement> {
  /** Goes on the element that holds button and panel; a press or the focus outside of it closes. */
  ref: RefObject<T | null>
  id: string
  open: boolean
  toggle: () => void
}

/** A panel that its button opens, and that Escape, a press or the focus elsewhere, and a change of page close. */
export function useDisclosure<T extends HTMLElement = HTMLElement>(): Disclosure<T> {
  const ref = useRef<T>(null)
  const id = useId()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname

  useEffect(() => {
    if (!open) return
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      ref.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
    }
    // Open, it would hide what the focus has moved to.
    function handleElsewhere(event: Event) {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpenAt(null)
    }
    document.addEventListener('keydown', handleKey)
    document.addEventListener('pointerdown', handleElsewhere)
    document.addEventListener('focusin', handleElsewhere)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('pointerdown', handleElsewhere)
      document.removeEventListener('focusin', handleElsewhere)
    }
  }, [open, id])

  return { ref, id, open, toggle: () => setOpenAt(open ? null : pathname) }
}
