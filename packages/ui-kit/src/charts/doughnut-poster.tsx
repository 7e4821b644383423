import { type PointerEvent, useState } from 'react'
import { type DoughnutFrame, doughnutArcs, doughnutLabels } from './doughnut-geometry.ts'
import { DoughnutLeaders, DoughnutWords, seriesFill } from './doughnut-parts.tsx'
import type { DoughnutSlice } from './doughnut-slices.ts'

interface DoughnutPosterProps {
  slices: readonly DoughnutSlice[]
  frame: DoughnutFrame
  formatAmount: (value: number) => string
}

/**
 * The ring as plain SVG: for the first paint, for print, where no script runs, and for fingers. The slice that is touched
 * tells its words in the hole, and a finger that moves on is followed.
 */
export function DoughnutPoster({ slices, frame, formatAmount }: DoughnutPosterProps) {
  const [pointedId, setPointedId] = useState<string | null>(null)
  const inHole = slices.find(({ id }) => id === pointedId) ?? slices[0]
  if (!inHole) return null

  // A finger stays bound to the slice it first touched: what lies under it now is asked of the page.
  function point({ clientX, clientY }: PointerEvent) {
    const id = document.elementFromPoint(clientX, clientY)?.getAttribute('data-slice')
    if (id) setPointedId(id)
  }

  const arcs = doughnutArcs(slices, frame)
  const labels = doughnutLabels(arcs, frame)

  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="block h-auto w-full touch-pan-y"
      aria-hidden="true"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') setPointedId(null)
      }}
    >
      <DoughnutLeaders labels={labels} />
      <g transform={`translate(${frame.centreX},${frame.centreY})`}>
        {arcs.map(({ slice, path }) => (
          <path key={slice.id} data-slice={slice.id} d={path} className={seriesFill[slice.series]} />
        ))}
      </g>
      <DoughnutWords {...{ frame, labels, formatAmount }} inHole={inHole} />
    </svg>
  )
}
