import { type RefObject, useEffect, useRef } from 'react'
import { passFocus } from '#app/lib/pass-focus.ts'

/** A press that reads more rows. */
export interface MoreAsked {
  /** The place of the first row that it brings. */
  index: number
  /** What was pressed: it may go with the last rows. */
  pressed: HTMLElement
}

/**
 * After a press that reads more rows the keyboard goes on at the first new one, which is scrolled into view first where only rows
 * in view are drawn. Whoever has gone elsewhere meanwhile stays there.
 */
export function useFirstNewRow(
  scroller: RefObject<HTMLElement | null>,
  { asked, count, scrollTo }: { asked: MoreAsked | null; count: number; scrollTo: (index: number) => void },
) {
  const done = useRef<MoreAsked>(null)

  // After every drawing, as the row may be drawn later than it was read.
  useEffect(() => {
    if (asked === null || done.current === asked || count <= asked.index) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${asked.index}"]`)
    if (row) {
      done.current = asked
      row.tabIndex = -1
      passFocus(asked.pressed, row)
    } else scrollTo(asked.index)
  })
}
