import { type LineFrame, lineHeight, percent } from './line-frame.ts'
import type { LinePlot } from './line-plot.ts'

interface LineCursorProps {
  plot: LinePlot
  frame: LineFrame
  column: number
}

/** The brass line through the column that is pointed at, with a ring on every series. */
export function LineCursor({ plot, frame, column }: LineCursorProps) {
  const at = plot.columns[column]?.at ?? 0
  const single = plot.series.length === 1
  const foot = frame.top + frame.plot

  return (
    <g className="stroke-accent-line">
      <line x1={percent(at)} x2={percent(at)} y1={frame.top - 6} y2={foot} />
      {plot.series.map(({ id, points }) => {
        const top = points[column]?.top
        if (top === null || top === undefined) return null
        const y = lineHeight(frame, plot.domain, top)
        return (
          <g key={id}>
            {single && <line x1="0" x2={percent(at)} y1={y} y2={y} strokeDasharray="1 3" />}
            <circle cx={percent(at)} cy={y} r="4.5" strokeWidth="2" className="fill-surface" />
          </g>
        )
      })}
    </g>
  )
}
