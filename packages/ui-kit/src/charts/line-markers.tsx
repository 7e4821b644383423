import { type LineFrame, percent } from './line-frame.ts'
import type { LinePlot } from './line-plot.ts'
import { type LineX, lineKey } from './line-series.ts'

/** A moment that is named in the chart. */
export interface LineMarker {
  x: LineX
  label: string
}

interface LineMarkersProps {
  plot: LinePlot
  frame: LineFrame
  markers: readonly LineMarker[]
  /** Two moments between which something is explained. */
  chosen?: readonly [LineX, LineX] | undefined
}

/** Named moments and the chosen stretch, drawn under the lines. */
export function LineMarkers({ plot, frame, markers, chosen }: LineMarkersProps) {
  const place = (x: LineX) => plot.columns.find((column) => lineKey(column.x) === lineKey(x))?.at
  const [from, to] = (chosen ?? []).map(place)
  const foot = frame.top + frame.plot

  return (
    <>
      {from !== undefined && to !== undefined && (
        <>
          <rect
            x={percent(Math.min(from, to))}
            width={percent(Math.abs(to - from))}
            y={frame.top}
            height={frame.plot}
            className="fill-selected"
          />
          {[from, to].map((at) => (
            <line
              key={at}
              x1={percent(at)}
              x2={percent(at)}
              y1={frame.top}
              y2={foot}
              className="stroke-accent-line"
            />
          ))}
        </>
      )}
      {markers.map(({ x, label }) => {
        const at = place(x)
        if (at === undefined) return null
        const late = at > 0.6
        return (
          <g key={lineKey(x)}>
            <line
              x1={percent(at)}
              x2={percent(at)}
              y1={frame.top - 14}
              y2={foot}
              strokeDasharray="4 3"
              className="stroke-control"
            />
            <text
              x={percent(at)}
              dx={late ? -6 : 6}
              y={frame.top - 5}
              textAnchor={late ? 'end' : 'start'}
              className="fill-muted text-note"
            >
              {label}
            </text>
          </g>
        )
      })}
    </>
  )
}
