import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { watchLeaving } from './watch-leaving.ts'

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
    return watchLeaving(
      () => {
        setOpenAt(null)
        ref.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
      },
      // Open, it would hide what the focus has moved to.
      (target) => {
        if (!ref.current?.contains(target)) setOpenAt(null)
      },
    )
  }, [open, id])

  return { ref, id, open, toggle: () => setOpenAt(open ? null : pathname) }
}
