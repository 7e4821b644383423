import { type MouseEvent, useRef } from 'react'
import type { LinePlot } from './line-plot.ts'

interface LinePointerProps {
  plot: LinePlot
  /** The column under the pointer; null when a mouse leaves. */
  onPoint: (column: number | null) => void
  /** A press with the mouse, or a tap. */
  onPick: (column: number) => void
}

/**
 * Lies over the plot and tells the column nearest to mouse, pen or finger, from the first touch on. A finger that moves
 * sideways is followed; one that moves up or down scrolls the page. What a finger found stays when it is lifted.
 */
export function LinePointer({ plot, onPoint, onPick }: LinePointerProps) {
  const box = useRef<HTMLDivElement>(null)

  function columnAt(clientX: number): number {
    const { left = 0, width = 0 } = box.current?.getBoundingClientRect() ?? {}
    return nearestColumn(plot, width > 0 ? (clientX - left) / width : 0)
  }
  const point = (event: MouseEvent) => onPoint(columnAt(event.clientX))

  return (
    <div
      ref={box}
      aria-hidden="true"
      className="absolute inset-0 touch-pan-y select-none print:hidden"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onPoint(null)
      }}
      onClick={(event) => {
        // A press takes the focus from the walker, which then points at nothing.
        point(event)
        onPick(columnAt(event.clientX))
      }}
    />
  )
}

/** The column nearest to a place from 0 at the left to 1 at the right. */
export function nearestColumn({ columns }: LinePlot, at: number): number {
  let nearest = 0
  for (const [index, column] of columns.entries()) {
    if (Math.abs(column.at - at) < Math.abs((columns[nearest]?.at ?? 0) - at)) nearest = index
  }
  return nearest
}
