import { useEffect, useRef } from 'react'
import { passFocus } from './pass-focus.ts'

interface FocusNext {
  /** Of the control of a row, which the focus may go to. */
  refOf: (id: string) => (element: HTMLElement | null) => () => void
  /** Says that a row has been dealt with, and perhaps goes now. */
  leave: (id: string) => void
}

/**
 * Where the keyboard goes on in a list once one of its rows was dealt with: at the control of that row while it is there, and
 * when it goes, at that of the row after it, else of the one before. Without any, at what `otherwise` finds, else at the
 * main part of the page. Whoever has gone elsewhere meanwhile stays there.
 *
 * @param ids The rows, in their order.
 */
export function useFocusNext(ids: readonly string[], otherwise?: () => HTMLElement | null): FocusNext {
  const controls = useRef(new Map<string, HTMLElement>())
  const left = useRef<{ among: string; order: readonly string[] } | null>(null)
  const among = ids.join()

  // After every drawing, as what had the focus may go with the form of a row or, later, with the row itself.
  useEffect(() => {
    if (left.current === null) return
    const id = left.current.order.find((one) => controls.current.has(one))
    const control = id === undefined ? undefined : controls.current.get(id)
    passFocus(null, control ?? otherwise?.() ?? document.getElementById('main'))
    if (left.current.among !== among) left.current = null
  })

  return {
    refOf: (id) => (element) => {
      if (element) controls.current.set(id, element)
      return () => void controls.current.delete(id)
    },
    leave(id) {
      const place = ids.indexOf(id)
      left.current = { among, order: [...ids.slice(place), ...ids.slice(0, place).reverse()] }
      // Whoever presses something goes on by themselves.
      const forget = () => {
        left.current = null
      }
      for (const press of ['pointerdown', 'keydown']) addEventListener(press, forget, { once: true })
    },
  }
}
