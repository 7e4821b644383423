import type { Movement } from '@pkg/api-contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import { usePrinting } from '#app/lib/use-printing.ts'
import { type MoreAsked, useFirstNewRow } from './use-first-new-row.ts'

/** Up to this many rows all of them are drawn; a first page that others follow has more. */
const MOST_DRAWN = 40
/** How many rows before the end the next page is asked for. */
const ROWS_AHEAD = 15

/** Which of the movements are drawn, and how much room the others take above and below them. */
export function useVirtualMovements<T extends HTMLElement>(
  scroller: RefObject<T | null>,
  movements: readonly Movement[],
  { rowHeight, onNearEnd, asked }: { rowHeight: number; onNearEnd: () => void; asked: MoreAsked | null },
) {
  const printing = usePrinting()
  const whole = movements.length <= MOST_DRAWN || printing
  const virtual = useVirtualizer({
    enabled: !whole,
    count: movements.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => movements[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 0, height: rowHeight * 12 },
  })
  const inView = virtual.getVirtualItems()
  const last = inView.at(-1)
  const isNearEnd = !whole && last !== undefined && last.index >= movements.length - ROWS_AHEAD

  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  useFirstNewRow(scroller, {
    ...{ asked, count: movements.length },
    scrollTo: (index) => virtual.scrollToIndex(index, { align: 'start' }),
  })

  return {
    drawn: (whole ? movements.map((_, index) => ({ index })) : inView).flatMap(({ index }) => {
      const movement = movements[index]
      return movement ? [{ movement, index }] : []
    }),
    above: whole ? 0 : (inView[0]?.start ?? 0),
    below: whole ? 0 : virtual.getTotalSize() - (last?.end ?? 0),
    measure: virtual.measureElement,
  }
}
