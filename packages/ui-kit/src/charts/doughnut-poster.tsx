import { type DoughnutFrame, doughnutArcs, doughnutLabels } from './doughnut-geometry.ts'
import { DoughnutLeaders, DoughnutWords, seriesFill } from './doughnut-parts.tsx'
import type { DoughnutSlice } from './doughnut-slices.ts'

interface DoughnutPosterProps {
  slices: readonly DoughnutSlice[]
  frame: DoughnutFrame
  formatAmount: (value: number) => string
}

/** The ring as plain SVG: for the first paint, for print, and where no script runs. */
export function DoughnutPoster({ slices, frame, formatAmount }: DoughnutPosterProps) {
  const [largest] = slices
  if (!largest) return null
  const arcs = doughnutArcs(slices, frame)
  const labels = doughnutLabels(arcs, frame)

  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className="block h-auto w-full" aria-hidden="true">
      <DoughnutLeaders labels={labels} />
      <g transform={`translate(${frame.centreX},${frame.centreY})`}>
        {arcs.map(({ slice, path }) => (
          <path key={slice.id} d={path} className={seriesFill[slice.series]} />
        ))}
      </g>
      <DoughnutWords {...{ frame, labels, formatAmount }} inHole={largest} />
    </svg>
  )
}
